-- The pinyin of names is written anew at the start, by every reading of each character.
UPDATE restaurant SET pinyin = '' WHERE pinyin <> '';
