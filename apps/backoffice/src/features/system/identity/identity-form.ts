import { limits } from '@app/contract/core/limits';
import { staffIdentityEndpoints as calls } from '@app/contract/settings/identity/staff-endpoints';
import type { StoredIdentity } from '@app/contract/settings/identity/staff-schemas';
import { sendFile } from '../../../api/send-file';
import { defineForm, type Upload } from '../../../ui/form/define-form';
import { ColourField } from './colour-field';
import { MarkField } from './mark-field';

/** What is typed; a logo and an icon are addresses. */
export type IdentityDraft = Pick<StoredIdentity, 'name' | 'colour' | 'mark' | 'icon'> & { logo: string | null };

const upload =
  (purpose: 'logo' | 'icon'): Upload =>
  async (file, onProgress) => {
    const { url } = await sendFile(calls.uploadIdentityPicture, { query: { purpose } }, { file, onProgress });
    return { kind: 'image', url };
  };

export const identityForm = defineForm<IdentityDraft>()([
  { name: 'name', kind: 'text', label: 'identity.name', help: 'identity.name_help', max: limits.shopName },
  { name: 'colour', kind: 'own', label: 'identity.colour', render: ColourField },
  {
    name: 'logo',
    kind: 'image',
    label: 'identity.logo',
    help: 'identity.logo_help',
    upload: upload('logo'),
    half: true,
  },
  {
    name: 'icon',
    kind: 'image',
    label: 'identity.icon',
    help: 'identity.icon_help',
    upload: upload('icon'),
    half: true,
  },
  { name: 'mark', kind: 'own', label: 'identity.mark', render: MarkField },
]);

export const draftOf = ({ name, colour, mark, icon, logo }: StoredIdentity): IdentityDraft => ({
  name,
  colour,
  mark,
  icon,
  logo: logo?.url ?? null,
});
