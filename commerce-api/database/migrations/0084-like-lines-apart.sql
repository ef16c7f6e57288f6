-- A line that gives its slot or its data back becomes like another one of the same treatment. They become one line, unless
-- so many pieces together have no price: then they stay apart, and nothing is lost or refused. Carts are changed under the
-- lock of their row, so that the same treatment twice is still one line wherever it can be.
drop index cart_items_one_plain_line;
