-- The pinyin of names is written anew at the start, by every reading of each character.
UPDATE hotel SET pinyin = '' WHERE pinyin <> '';
