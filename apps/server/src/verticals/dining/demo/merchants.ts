/** Merchants of the demo, each with what the keys of its restaurants begin with. */
export const demoMerchants = [
  {
    name: 'Casa Lume',
    keys: 'casa-lume-',
    person: 'Rita Lume',
    phone: '+351 215 550 182',
    email: 'rita@casalume.example',
    note: '',
  },
  {
    name: 'Zeytin Evi',
    keys: 'zeytin-evi-',
    person: 'Deniz Arman',
    phone: '+90 212 555 0148',
    email: 'deniz@zeytinevi.example',
    note: '',
  },
  {
    name: 'Brasserie Corneille',
    keys: 'brasserie-corneille-',
    person: 'Paul Corneille',
    phone: '+33 1 55 50 01 67',
    email: 'paul@corneille.example',
    note: 'Calls before eleven, please.',
  },
] as const;
