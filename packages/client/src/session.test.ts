import { describe, expect, it } from 'vitest';
import { parseSession } from './session.ts';

describe('session on the device', () => {
  it('when it holds a token, then it is read back', () => {
    const text = JSON.stringify({ token: { token: 't' }, backUrl: '/cart', userInfo: { id: 'u' } });
    expect(parseSession(text)).toEqual({ token: { token: 't' }, backUrl: '/cart', userInfo: { id: 'u' } });
  });

  it.each([null, '', '{', 'null', '[]', '{"token":"t"}', '{"token":{"token":""}}', '{"token":{"token":5}}'])(
    'when it is %j, then nobody is signed in',
    (text) => {
      expect(parseSession(text)).toBeNull();
    },
  );
});
