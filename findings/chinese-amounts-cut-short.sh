#!/usr/bin/env bash
# Chinese leaves out the last unit of an amount where it is the next below the one before: 一万五 is 15,000 and 一百五 is 150, while 105 needs a
# 零; and two before 万 is said 两 (Liu Yuehua, "Practical modern Chinese grammar", on numerals). chinese-parseint 1.2.1 and nzh
# 1.0.14 read 10,005 and 105, and nzh reads 两万八, 28,000, as 8. chinese-parseint2 2.0.6 reads all of them.
. "$(dirname "$0")/support/run.sh"
packages chinese-parseint@1.2.1 nzh@1.0.14 chinese-parseint2@2.0.6
observe 'chinese-parseint, nzh, chinese-parseint2
一百零五 105 105 105
一百五 105 105 150
三千五 3005 3005 3500
一万五 10005 10005 15000
两万八 20008 8 28000' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const first = require('chinese-parseint');
const second = require('chinese-parseint2').default;
const { cn } = require('nzh');
console.log('chinese-parseint, nzh, chinese-parseint2');
for (const text of ['一百零五', '一百五', '三千五', '一万五', '两万八']) {
  console.log(text, first(text), cn.decodeS(text), second(text));
}
JS
