import { type Localized, localize, tagOf } from '@app/contract/core/locale';
import type { PageReader } from '../../../modules/pages/public.ts';
import type { StoredTerm } from '../../../modules/travel-home/public.ts';
import { freeDays, type OfferedLanguage, type StoredTour, unitWords } from '../../tours/public.ts';
import { mediaOf } from '../domain/media.ts';
import { type PriceView, RESALE_CURRENCY } from '../domain/price-view.ts';
import { UNIT_TYPES } from '../domain/units.ts';
import type { AnswerForm } from './reseller.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** What a contact has to say before a booking is confirmed. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'emailAddress', 'phoneNumber'] as const;

/** Prices of a tour's units by option, where they are asked for. */
export type UnitPrices = (option: OfferedLanguage, unitKey: string) => PriceView;

export type ProductOf = {
  readonly tour: StoredTour;
  readonly options: readonly OfferedLanguage[];
  readonly terms: ReadonlyMap<string, StoredTerm>;
  readonly prices: UnitPrices | null;
};

const languageName = (language: string, asked: AnswerForm): string =>
  new Intl.DisplayNames([tagOf(asked.lang)], { type: 'language' }).of(language) ?? language;

const feature = (type: string) => (shortDescription: string) => ({ type, shortDescription });

function lengthOf({ days, hours }: Pick<StoredTour, 'days' | 'hours'>): number {
  return hours === null ? days * DAY_MINUTES : Math.round(hours * HOUR_MINUTES);
}

const IDENTIFIERS = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
};

type Named = { readonly name: Localized; readonly latitude: number; readonly longitude: number };

/** Where a tour begins, and what it comes by. */
function locationsOf(tour: StoredTour, { lang }: AnswerForm) {
  const place = ({ name, latitude, longitude }: Named, type: string, address: string | null, note: string | null) => ({
    title: localize(name, lang),
    shortDescription: note,
    types: [type],
    minutesTo: null,
    minutesAt: null,
    place: {
      latitude,
      longitude,
      postalAddress: {
        streetAddress: address,
        addressLocality: localize(tour.city, lang),
        addressRegion: null,
        postalCode: null,
        addressCountry: null,
        postOfficeBoxNumber: null,
      },
      identifiers: IDENTIFIERS,
      sameAs: [],
    },
  });
  const { meeting } = tour;
  return [
    place(meeting, 'START', localize(meeting.address, lang), localize(meeting.note, lang) || null),
    ...tour.itinerary.flatMap(({ stops }) => stops.map((stop) => place(stop, 'ITINERARY_ITEM', null, null))),
  ];
}

/** What is said of a tour to those who sell it. */
function contentOf({ tour, options, terms }: ProductOf, asked: AnswerForm, reader: PageReader) {
  const { lang } = asked;
  const words = (ids: readonly string[]) =>
    [...terms.values()].filter(({ id }) => ids.includes(id)).map(({ name }) => localize(name, lang));
  return {
    title: localize(tour.name, lang),
    shortDescription: localize(tour.summary, lang),
    description: localize(tour.story, lang),
    features: [
      ...words(tour.included).map(feature('INCLUSION')),
      ...words(tour.excluded).map(feature('EXCLUSION')),
      ...words(tour.notices).map(feature('PREBOOKING_INFORMATION')),
      ...policyLines(tour, reader).map(feature('CANCELLATION_TERM')),
    ],
    faqs: [],
    media: mediaOf(tour, { home: asked.home, title: localize(tour.name, lang) }),
    locations: locationsOf(tour, asked),
    categoryLabels: [...(tour.days > 1 ? ['multi-day'] : []), 'guided-tours'],
    durationMinutesFrom: lengthOf(tour),
    durationMinutesTo: null,
    commentary: [...new Set(options.map(({ language }) => language))].map((language) => ({
      format: 'IN_PERSON',
      language,
    })),
  };
}

const policyLines = ({ cancelSteps }: StoredTour, reader: PageReader): string[] =>
  cancelSteps.map(({ daysBefore, percent }) => reader.count('page.cancel_days', daysBefore, { percent }));

function unitsOf(of: ProductOf, option: OfferedLanguage, asked: AnswerForm) {
  const { tour, prices } = of;
  const alone = tour.units.filter(({ needsAdult }) => !needsAdult).map(({ key }) => key);
  const content = asked.capabilities.has('octo/content');
  return tour.units.map((unit) => ({
    id: unit.key,
    internalName: unitWords[unit.key]['en-US'],
    reference: null,
    type: UNIT_TYPES[unit.key],
    restrictions: {
      minAge: unit.ageFrom,
      maxAge: unit.ageTo,
      idRequired: false,
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy: unit.needsAdult ? alone : [],
    },
    requiredContactFields: tour.names === 'all' ? ['firstName', 'lastName'] : [],
    ...(content && { title: localize(unitWords[unit.key], asked.lang), shortDescription: '', features: [] }),
    ...(prices && { pricingFrom: [prices(option, unit.key)] }),
  }));
}

function optionOf(of: ProductOf, option: OfferedLanguage, asked: AnswerForm, reader: PageReader) {
  const { tour, options } = of;
  const title = languageName(option.language, asked);
  const content = asked.capabilities.has('octo/content') ? { ...contentOf(of, asked, reader), title } : {};
  return {
    id: option.language,
    default: option === options[0],
    internalName: languageName(option.language, { ...asked, lang: 'en-US' }),
    reference: null,
    availabilityLocalStartTimes: [...option.starts],
    cancellationCutoff: policyLines(tour, reader).join(' ') || reader.say('tours.free_cancellation'),
    cancellationCutoffAmount: freeDays(tour.cancelSteps),
    cancellationCutoffUnit: 'day',
    requiredContactFields: [...CONTACT_FIELDS],
    restrictions: { minUnits: 1, maxUnits: tour.maxParty },
    units: unitsOf(of, option, asked),
    ...content,
  };
}

/** A tour as a product of OCTO: its options are the languages that its guides speak. */
export function productView(of: ProductOf, asked: AnswerForm, reader: PageReader) {
  const { tour, options, prices } = of;
  // One that needs no minimum takes place in any case.
  const atOnce = tour.minPeople === 0;
  return {
    id: tour.id,
    internalName: tour.name['en-US'],
    reference: null,
    locale: tagOf(asked.language),
    timeZone: tour.zone,
    allowFreesale: false,
    instantConfirmation: atOnce,
    instantDelivery: atOnce,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: options.map((option) => optionOf(of, option, asked, reader)),
    ...(asked.capabilities.has('octo/content') ? contentOf(of, asked, reader) : {}),
    ...(prices && {
      defaultCurrency: RESALE_CURRENCY,
      availableCurrencies: [RESALE_CURRENCY],
      pricingPer: 'UNIT',
    }),
  };
}
export type ProductView = ReturnType<typeof productView>;
