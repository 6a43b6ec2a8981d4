import { localize } from '@app/contract/core/locale';
import { defineSlice } from '../../platform/slice.ts';
import { type UserInfoPart, userInfoPort } from '../accounts/core.ts';
import { validSubordinates } from './db/level.repo.ts';
import { benefitsIn } from './domain/level-of.ts';
import { levelRoutes } from './http/level.routes.ts';

const membership: UserInfoPart<number> = {
  value: validSubordinates,
  draw: (valid, { lang, price, standing: { spentUsd, held, next } }) => ({
    spent: price(spentUsd),
    nextLevel: next ? { name: localize(next.name, lang), threshold: price(next.thresholdUsd) } : null,
    benefits: held ? benefitsIn(localize(held.benefits, lang)) : [],
    validSubordinates: valid,
  }),
};

export default defineSlice((platform) => ({
  name: 'levels',
  owns: ['member_level'],
  reads: ['goods_order'],
  gives: [userInfoPort(membership)],
  endpoints: levelRoutes(platform),
}));
