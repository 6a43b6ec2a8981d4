import fc from 'fast-check';

// The cases of properties follow from the tree that is tested, so that a run can be repeated anywhere; another tree tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
