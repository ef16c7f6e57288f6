-- The cover of a category of the blog, which its articles without a picture of their own show too.
-- Source: content-and-business-rules.md section 3, Article.
alter table article_categories add column picture_id bigint references shop_pictures;
