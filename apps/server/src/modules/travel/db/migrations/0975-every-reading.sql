-- The pinyin of names is written anew at the start, by every reading of each character.
UPDATE travel_city SET pinyin = '' WHERE pinyin <> '';
