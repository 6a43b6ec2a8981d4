import { GENDERS } from '@app/contract/accounts/schemas';
import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import type { NewUser, UserDetail, UserInput } from '@app/contract/accounts/staff/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { LOCALES } from '@app/contract/core/locale';
import { sendFile } from '../../api/send-file';
import { currentLocale, localeNames } from '../../text/locale';
import { type Choice, choicesFrom } from '../../ui/choices';
import { countryList } from '../../ui/countries';
import { defineForm, type Field, type Upload } from '../../ui/form/define-form';

/** Of a new customer, the nickname is empty where the e-mail gives it. */
export type NewUserDraft = Omit<NewUser, 'nickname'> & { nickname: string };

const genders = GENDERS.map((value) => ({ value, label: `users.gender.${value}` as const }));
const languages = LOCALES.map((value) => ({ value, label: localeNames[value] }));

/** What a new customer and one who is changed have in common. */
function personFields<V extends UserInput | NewUserDraft>(): Field<V>[] {
  const fields = defineForm<UserInput>()([
    { name: 'realName', kind: 'text', label: 'users.real_name', half: true, max: limits.realName },
    { name: 'birthday', kind: 'day', label: 'users.birthday', half: true },
    {
      name: 'phoneCountry',
      kind: 'select',
      label: 'users.phone_country',
      half: true,
      clearable: true,
      choices: { given: countryList() },
    },
    { name: 'phone', kind: 'text', label: 'users.phone', half: true, max: 25 },
    { name: 'gender', kind: 'select', label: 'users.gender', half: true, clearable: true, choices: { known: genders } },
  ]);
  return fields as unknown as Field<V>[];
}

const levelChoices = choicesFrom(calls.userChoices, ({ levels }) =>
  levels.map(({ identifier, name }) => ({ value: identifier, label: name })),
);
const agentChoices = choicesFrom(calls.userChoices, ({ agents }) =>
  agents
    .filter(({ ended }) => !ended)
    .map(({ id, name, parentId }): Choice => ({ value: id, label: name, parent: parentId })),
);

/** The fields of a new customer; a level only for who may set levels. */
export const newUserForm = (may: { setLevel: boolean }): Field<NewUserDraft>[] => [
  ...defineForm<NewUserDraft>()([
    { name: 'email', kind: 'text', label: 'users.email', half: true, required: true, max: limits.email },
    {
      name: 'nickname',
      kind: 'text',
      label: 'users.nickname',
      placeholder: 'users.nickname_hint',
      half: true,
      max: limits.nickname,
    },
  ]),
  ...personFields<NewUserDraft>(),
  ...defineForm<NewUserDraft>()([
    { name: 'locale', kind: 'select', label: 'users.language', half: true, choices: { given: languages } },
    {
      name: 'agentId',
      kind: 'tree-select',
      label: 'users.agent_of_new',
      help: 'users.agent_of_new_help',
      clearable: true,
      choices: agentChoices,
    },
    { name: 'inviteCode', kind: 'text', label: 'users.sent_by', help: 'users.sent_by_help', max: limits.code },
  ]),
  ...(may.setLevel
    ? defineForm<NewUserDraft>()([
        {
          name: 'grantedLevel',
          kind: 'select',
          label: 'users.granted',
          help: 'users.set_level_help',
          clearable: true,
          choices: levelChoices,
        },
      ])
    : []),
];

/** A new customer before anything is typed; mails are in the language of the desk until somebody chooses another. */
export const blankUser = (): NewUserDraft => ({
  email: '',
  nickname: '',
  realName: '',
  phoneCountry: null,
  phone: '',
  gender: null,
  birthday: null,
  locale: currentLocale(),
  agentId: null,
  inviteCode: '',
  grantedLevel: null,
});

/** A typed new customer as it is sent. */
export const sentUser = ({ nickname, ...draft }: NewUserDraft): NewUser => ({
  ...draft,
  nickname: nickname.trim() || null,
});

const uploadFor =
  (id: string): Upload =>
  (file, onProgress) =>
    sendFile(calls.uploadUserAvatar, { params: { id } }, { file, onProgress });

/** The fields of a customer who is changed. */
export const userForm = (id: string): Field<UserInput>[] => [
  ...defineForm<UserInput>()([
    { name: 'avatar', kind: 'image', label: 'users.avatar', upload: uploadFor(id) },
    { name: 'nickname', kind: 'text', label: 'users.nickname', half: true, required: true, max: limits.nickname },
    {
      name: 'email',
      kind: 'text',
      label: 'users.email',
      help: 'users.email_edit_help',
      half: true,
      required: true,
      max: limits.email,
    },
  ]),
  ...personFields<UserInput>(),
];

/** The draft of a customer as they are. */
export const draftOf = (user: UserDetail): UserInput => ({
  avatar: user.avatar,
  nickname: user.nickname,
  email: user.email,
  realName: user.realName ?? '',
  phoneCountry: user.phoneCountry,
  phone: user.phone ?? '',
  gender: user.gender,
  birthday: user.birthday,
});
