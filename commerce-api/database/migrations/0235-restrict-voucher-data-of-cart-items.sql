-- Designs and days of sending that lines of carts may have. Validated by 0237. Source: docs/decisions/0233, 0234.
alter table cart_items add constraint cart_items_voucher_design
  check (data ->> 'voucherDesign' in ('classic', 'botanical', 'silhouette')) not valid;
alter table cart_items add constraint cart_items_voucher_send_on
  check (data ->> 'voucherSendOn' ~ '^\d{4}-\d\d-\d\d$' and data ->> 'voucherType' = 'electronic'
    or data ->> 'voucherSendOn' is null) not valid;
