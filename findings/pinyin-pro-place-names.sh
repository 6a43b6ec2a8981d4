#!/usr/bin/env bash
# Characters that are read in several ways have one reading in the name of a place (Contemporary Chinese Dictionary; romanized in the list of
# administrative divisions of the Ministry of Civil Affairs: Yueqing, Hongtong, Guoyang, Laoting, Shanxian, Yuxian, Shexian, Yudu, Yuli, Dabu; and
# 都柏林, Dublin, is Dubolin). pinyin-pro 3.29.4 reads most names of cities right and these by the commonest reading of each character.
. "$(dirname "$0")/support/run.sh"
packages pinyin-pro@3.29.4
observe '六安: lu an
台州: tai zhou
乐清: le qing, not yue qing
洪洞: hong dong, not hong tong
涡阳: wo yang, not guo yang
乐亭: le ting, not lao ting
单县: dan xian, not shan xian
蔚县: wei xian, not yu xian
歙县: xi xian, not she xian
于都: yu dou, not yu du
尉犁: wei li, not yu li
大埔: da pu, not da bu
都柏林: dou bo lin, not du bo lin' <<'JS'
import { pinyin } from 'pinyin-pro';

for (const [place, right] of [
  ['六安', 'lu an'],
  ['台州', 'tai zhou'],
  ['乐清', 'yue qing'],
  ['洪洞', 'hong tong'],
  ['涡阳', 'guo yang'],
  ['乐亭', 'lao ting'],
  ['单县', 'shan xian'],
  ['蔚县', 'yu xian'],
  ['歙县', 'she xian'],
  ['于都', 'yu du'],
  ['尉犁', 'yu li'],
  ['大埔', 'da bu'],
  ['都柏林', 'du bo lin'],
]) {
  const read = pinyin(place, { toneType: 'none' });
  console.log(`${place}: ${read}${read === right ? '' : `, not ${right}`}`);
}
JS
