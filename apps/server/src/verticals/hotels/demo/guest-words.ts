import type { DemoLocale } from '../../../demo/content/people.ts';

/** Sentences that guests' comments are made of: what pleased, what pleased besides, what could be better, what was poor. */
type Sentences = {
  readonly pleased: readonly string[];
  readonly besides: readonly string[];
  readonly could: readonly string[];
  readonly poor: readonly string[];
};

const sentences: Record<DemoLocale, Sentences> = {
  'en-US': {
    pleased: [
      'The bed made us late for everything.',
      'Larger than it looks in the pictures, and spotless.',
      'Checked in at midnight and still got a smile.',
      'They remembered our names from the second morning on.',
      'We came for two nights and wished we had booked four.',
      'Quiet at night although everything is around the corner.',
      'The desk kept our bags until the night train without being asked.',
      'A good shower, quick Wi-Fi and a window that opens.',
      'My parents are hard to please and want to come back.',
    ],
    besides: [
      'Breakfast is worth getting up for.',
      'The tram stops at the door.',
      'They marked the good bakeries on a map for us.',
      'Housekeeping came and went without a sound.',
      'The courtyard is lovely in the evening.',
      'Fair price for the area.',
      'The water pressure deserves a mention of its own.',
      'Everybody at the desk spoke at least three languages.',
      'Our late check-out was no trouble at all.',
    ],
    could: [
      'The lift is slow at check-out time.',
      'Breakfast could start half an hour earlier.',
      'More sockets by the bed would help.',
      'The curtains let in a little of the street light.',
      'Parking filled up by six.',
      'The gym is smaller than I had expected.',
      'Coffee in the room was instant only.',
    ],
    poor: [
      'Our window looked onto the yard, which nobody had told us.',
      'Check-in took forty minutes.',
      'The air conditioning was loud all night.',
      'The room smelt of fresh paint on the first day.',
      'The heating needed a second visit before it worked.',
    ],
  },
  'zh-cn': {
    pleased: [
      '床太舒服了，每天都起晚。',
      '房间比照片上还大，一尘不染。',
      '半夜才到，前台依然笑脸相迎。',
      '第二天早上就记住了我们的名字。',
      '本来订两晚，真后悔没订四晚。',
      '地段热闹，晚上却很安静。',
      '退房后主动帮我们寄存行李到晚上。',
      '热水大、网速快，窗户还能打开。',
      '带爸妈来住，他们难得这么满意。',
    ],
    besides: [
      '早餐值得早起。',
      '出门就是电车站。',
      '前台还在地图上标了好吃的面包店。',
      '打扫的时候一点声音都没有。',
      '傍晚的庭院特别美。',
      '在这个地段算很实惠了。',
      '淋浴的水压必须单独夸一下。',
      '前台每位都会好几种语言。',
      '延迟退房也爽快答应了。',
    ],
    could: [
      '退房时间电梯有点慢。',
      '早餐要是能早半小时就好了。',
      '床头插座再多两个就更方便。',
      '窗帘有一点透光。',
      '停车位六点前就满了。',
      '健身房比想象中小。',
      '房间里只有速溶咖啡。',
    ],
    poor: [
      '窗户对着后院，订的时候没人说明。',
      '办入住等了四十分钟。',
      '空调整晚都有声音。',
      '第一天房间里有油漆味。',
      '暖气报修了两次才好。',
    ],
  },
  es: {
    pleased: [
      'La cama es comodísima, llegamos tarde a todo.',
      'Más grande que en las fotos e impecable.',
      'Llegamos a medianoche y aun así nos recibieron con una sonrisa.',
      'Desde el segundo día nos llamaban por nuestro nombre.',
      'Fuimos dos noches y nos quedamos con ganas de cuatro.',
      'Silencioso por la noche y con todo a la vuelta de la esquina.',
      'Nos guardaron las maletas hasta el tren nocturno sin pedirlo.',
      'Buena ducha, wifi rápido y una ventana que se abre.',
      'Mis padres, que son exigentes, quieren volver.',
    ],
    besides: [
      'Por el desayuno merece la pena madrugar.',
      'El tranvía para en la puerta.',
      'Nos marcaron en un mapa las mejores panaderías.',
      'La limpieza, discreta y puntual.',
      'El patio es precioso al atardecer.',
      'Buen precio para la zona.',
      'La presión del agua merece mención aparte.',
      'En recepción hablan al menos tres idiomas.',
      'Salir más tarde no fue ningún problema.',
    ],
    could: [
      'El ascensor va lento a la hora de salida.',
      'El desayuno podría empezar media hora antes.',
      'Faltan enchufes junto a la cama.',
      'Las cortinas dejan pasar algo de luz.',
      'El aparcamiento se llena antes de las seis.',
      'El gimnasio es más pequeño de lo que esperaba.',
      'El café de la habitación era solo soluble.',
    ],
    poor: [
      'La ventana daba al patio y nadie nos lo había dicho.',
      'Tardaron cuarenta minutos en darnos la habitación.',
      'El aire acondicionado hizo ruido toda la noche.',
      'El primer día la habitación olía a pintura.',
      'Tuvieron que venir dos veces por la calefacción.',
    ],
  },
  pt: {
    pleased: [
      'A cama é tão boa que nos atrasamos para tudo.',
      'Maior do que nas fotos e impecável.',
      'Chegamos à meia-noite e ainda ganhamos um sorriso.',
      'No segundo dia já sabiam nossos nomes.',
      'Reservamos duas noites e queríamos quatro.',
      'Silencioso à noite e com tudo por perto.',
      'Guardaram nossas malas até o trem noturno sem a gente pedir.',
      'Chuveiro forte, Wi-Fi rápido e janela que abre.',
      'Meus pais são exigentes e querem voltar.',
    ],
    besides: [
      'Pelo café da manhã vale acordar cedo.',
      'O bonde para na porta.',
      'Marcaram as melhores padarias no mapa para nós.',
      'A limpeza é discreta e pontual.',
      'O pátio é lindo no fim da tarde.',
      'Preço justo para a região.',
      'A pressão da água merece um elogio à parte.',
      'Na recepção falam pelo menos três línguas.',
      'Sair mais tarde não foi problema nenhum.',
    ],
    could: [
      'O elevador é lento na hora da saída.',
      'O café da manhã podia começar meia hora antes.',
      'Faltam tomadas ao lado da cama.',
      'As cortinas deixam passar um pouco de luz.',
      'O estacionamento lota antes das seis.',
      'A academia é menor do que eu esperava.',
      'O café do quarto era só solúvel.',
    ],
    poor: [
      'A janela dava para os fundos e ninguém avisou.',
      'O check-in levou quarenta minutos.',
      'O ar-condicionado fez barulho a noite toda.',
      'No primeiro dia o quarto cheirava a tinta.',
      'Precisaram vir duas vezes consertar o aquecimento.',
    ],
  },
};

type Pair = readonly [keyof Sentences, keyof Sentences];
/** Which kinds of sentences, one after the other, say so many stars: the second pair once the first has said all. */
const SAID: Readonly<Record<number, readonly Pair[]>> = {
  5: [
    ['pleased', 'besides'],
    ['besides', 'pleased'],
  ],
  4: [
    ['pleased', 'could'],
    ['besides', 'could'],
  ],
  3: [
    ['poor', 'besides'],
    ['could', 'besides'],
  ],
  2: [
    ['poor', 'could'],
    ['could', 'poor'],
  ],
};

/** Says what a guest thinks of a stay, nothing twice; once all has been said it is empty. */
export function guestWords() {
  const turns = new Map<string, number>();
  return (locale: DemoLocale, rating: number): string => {
    const key = `${locale} ${rating}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    let left = turn;
    for (const [first, second] of SAID[rating] ?? []) {
      const [openings, endings] = [sentences[locale][first], sentences[locale][second]];
      const all = openings.length * endings.length;
      if (left >= all) {
        left -= all;
        continue;
      }
      const opening = openings[left % openings.length];
      const ending = endings[(left + Math.floor(left / openings.length)) % endings.length];
      return `${opening}${locale === 'zh-cn' ? '' : ' '}${ending}`;
    }
    return '';
  };
}
