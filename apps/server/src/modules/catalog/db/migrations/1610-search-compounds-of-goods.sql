-- Goods with a hyphen in a word are found without it: what they are found by is written anew when their index is made.
UPDATE product_search s SET words = ''
FROM product p LEFT JOIN category c ON c.id = p.category_id
WHERE p.id = s.product_id
  AND concat(p.name, p.tags, p.description, p.brand, c.name) ~ '[[:alnum:]][-‐‑‒–—―−⁃][[:alnum:]]';
