-- Those of orders. Validated by 0237.
alter table order_items add constraint order_items_voucher_design
  check (data ->> 'voucherDesign' in ('classic', 'botanical', 'silhouette')) not valid;
alter table order_items add constraint order_items_voucher_send_on
  check (data ->> 'voucherSendOn' ~ '^\d{4}-\d\d-\d\d$' and data ->> 'voucherType' = 'electronic'
    or data ->> 'voucherSendOn' is null) not valid;
