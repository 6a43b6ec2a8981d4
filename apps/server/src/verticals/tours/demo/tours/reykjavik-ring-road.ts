import type { DemoTour } from '../demo-tour.ts';

export const reykjavikRingRoad: DemoTour = {
  key: 'reykjavik-ring-road',
  kind: 'group',
  city: 'reykjavik',
  cover: 's-aurora-96',
  name: {
    'en-US': 'Round Iceland in eight days, never fast',
    'zh-cn': '八天环冰岛，从不赶',
    es: 'La vuelta a Islandia en ocho días, sin correr',
    pt: 'A volta à Islândia em oito dias, sem correr',
  },
  summary: {
    'en-US':
      'The whole ring road with at most twelve people, short walks each day and every lodging in the countryside.',
    'zh-cn': '走完环岛公路，至多十二人，每天短途步行，夜夜住乡间。',
    es: 'Toda la carretera circular con doce personas como mucho, paseos cortos a diario y noches en el campo.',
    pt: 'Toda a estrada circular com no máximo doze pessoas, caminhadas curtas por dia e noites no campo.',
  },
  story: {
    'en-US':
      'Thirteen hundred kilometres sounds long until you divide it by eight and subtract the swimming pools. Every town on the ring has one, geothermal and sociable, and Gunnar plans the days so that driving ends in warm water. Between pools: ice in the sea at Jökulsárlón, reindeer in the eastern fjords, a lake ringed by craters, whales off Húsavík on most days in summer. You ride in the same van throughout, change seats daily and get to know the sheepdog at Brekka.',
    'zh-cn':
      '一千三百公里听着远，除以八，再减去泡池的时间，就不远了。环岛每个镇子都有一座地热泳池，热乎又好聊天，贡纳尔安排的路程总在热水里收尾。池子与池子之间：杰古沙龙的海上浮冰，东峡湾的驯鹿，火山口环绕的湖，夏天多半能见到的胡萨维克鲸鱼。全程同一辆车，每天换座，还会认识布雷卡农场的牧羊犬。',
    es: 'Mil trescientos kilómetros parecen muchos hasta que se dividen entre ocho y se restan las piscinas. Cada pueblo de la carretera tiene una, geotérmica y habladora, y Gunnar calcula los días para acabar en agua caliente. Entre piscina y piscina: hielo en el mar en Jökulsárlón, renos en los fiordos del este, un lago rodeado de cráteres, ballenas en Húsavík casi cualquier día de verano. Siempre la misma furgoneta, asiento distinto a diario y la perra pastora de Brekka.',
    pt: 'Mil e trezentos quilômetros parecem muito até dividir por oito e subtrair as piscinas. Cada vila da estrada tem uma, geotérmica e conversadeira, e Gunnar calcula os dias para terminar em água quente. Entre uma e outra: gelo no mar em Jökulsárlón, renas nos fiordes do leste, um lago cercado de crateras, baleias em Húsavík em quase todo dia de verão. Sempre a mesma van, assento diferente por dia e a cadela pastora de Brekka.',
  },
  operator: 'Hringur Eight',
  themes: ['nature', 'mountains', 'on_water'],
  days: 8,
  nights: 7,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 6,
  goDays: 30,
  capacity: 12,
  start: '09:00',
  weekdays: [6],
  cutoffMinutes: 20160,
  guestsUntilHours: 336,
  names: 'all',
  goodMonths: [5, 6, 7, 8, 9],
  walkKm: 26,
  ascentMetres: 600,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Perlan car park, coach bay 3',
      'zh-cn': '珍珠楼停车场3号车位',
      es: 'Aparcamiento de Perlan, plaza 3',
      pt: 'Estacionamento de Perlan, vaga 3',
    },
    address: 'Varmahlíð 1, 105 Reykjavík',
    latitude: 64.1405,
    longitude: -21.9197,
    note: {
      'en-US': 'Swimwear in your day bag from the first morning.',
      'zh-cn': '第一天起，泳衣就放随身包。',
      es: 'El bañador, en la mochila desde la primera mañana.',
      pt: 'Roupa de banho na mochila desde a primeira manhã.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'City hall bus stop',
        'zh-cn': '市政厅巴士站',
        es: 'Parada del ayuntamiento',
        pt: 'Ponto da prefeitura',
      },
      latitude: 64.1475,
      longitude: -21.9408,
      minutesBefore: 30,
      usd: 0,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 268000, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 10, ageTo: 15, usd: 228000, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 64000,
  extras: [
    {
      name: {
        'en-US': 'Whale watching by oak boat, Húsavík',
        'zh-cn': '胡萨维克橡木船观鲸',
        es: 'Ballenas en barco de roble, Húsavík',
        pt: 'Baleias em barco de carvalho, Húsavík',
      },
      usd: 9800,
      per: 'person',
      max: 1,
    },
    {
      name: {
        'en-US': 'Boat among the ice, Jökulsárlón',
        'zh-cn': '杰古沙龙冰湖游船',
        es: 'Barca entre el hielo, Jökulsárlón',
        pt: 'Barco entre o gelo, Jökulsárlón',
      },
      usd: 5400,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 60, percent: 15 },
    { daysBefore: 30, percent: 40 },
    { daysBefore: 14, percent: 80 },
    { daysBefore: 7, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Þingvellir and the south',
        'zh-cn': '辛格韦德利与南方',
        es: 'Þingvellir y el sur',
        pt: 'Þingvellir e o sul',
      },
      text: {
        'en-US':
          'The rift and the parliament slope before noon, the Kerið crater in the rain or not, pool at Hella. Supper of trout with new potatoes on a farm from which Hekla shows on clear evenings.',
        'zh-cn':
          '正午前看裂谷与古议会坡，晴雨都去凯里兹火口湖，在海拉泡池。农场晚餐是鳟鱼配新土豆，晴朗的傍晚能望见海克拉山。',
        es: 'La falla y la ladera del parlamento antes de mediodía, el cráter Kerið con lluvia o sin ella, piscina en Hella. Trucha con patatas nuevas en una granja desde la que se ve el Hekla en tardes claras.',
        pt: 'A falha e a encosta do parlamento antes do meio-dia, a cratera Kerið com chuva ou sem, piscina em Hella. Truta com batatas novas em uma fazenda de onde se vê o Hekla em noites claras.',
      },
      meals: ['dinner'],
      stay: {
        'en-US': 'Farm stay near Hella',
        'zh-cn': '海拉附近农庄',
        es: 'Granja cerca de Hella',
        pt: 'Fazenda perto de Hella',
      },
      stops: [
        {
          name: { 'en-US': 'Þingvellir', 'zh-cn': '辛格韦德利', es: 'Þingvellir', pt: 'Þingvellir' },
          latitude: 64.2559,
          longitude: -21.13,
        },
        {
          name: { 'en-US': 'Kerið', 'zh-cn': '凯里兹火口湖', es: 'Kerið', pt: 'Kerið' },
          latitude: 64.0412,
          longitude: -20.8851,
        },
      ],
    },
    {
      title: {
        'en-US': 'Waterfalls and moss',
        'zh-cn': '瀑布与苔原',
        es: 'Cascadas y musgo',
        pt: 'Cachoeiras e musgo',
      },
      text: {
        'en-US':
          'Skógafoss early, the puffin cliff at Dyrhólaey from May to August, then the long green lava of Eldhraun. Pool at Kirkjubæjarklaustur. Lamb or lentils, and a night so quiet you hear the river.',
        'zh-cn':
          '清早斯科加瀑布，五至八月在迪霍拉里看海鹦，随后是埃尔德赫劳恩漫长的绿苔熔岩。在教堂修道院镇泡池。羊肉或扁豆，夜静得听得见河。',
        es: 'Skógafoss temprano, el acantilado de frailecillos de Dyrhólaey de mayo a agosto y la larga lava verde de Eldhraun. Piscina en Kirkjubæjarklaustur. Cordero o lentejas, y una noche en la que se oye el río.',
        pt: 'Skógafoss cedo, a falésia dos papagaios-do-mar em Dyrhólaey de maio a agosto e a longa lava verde de Eldhraun. Piscina em Kirkjubæjarklaustur. Cordeiro ou lentilhas, e uma noite em que se ouve o rio.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Country hotel, Kirkjubæjarklaustur',
        'zh-cn': '教堂修道院镇乡村旅馆',
        es: 'Hotel rural, Kirkjubæjarklaustur',
        pt: 'Hotel rural, Kirkjubæjarklaustur',
      },
      stops: [
        {
          name: { 'en-US': 'Skógafoss', 'zh-cn': '斯科加瀑布', es: 'Skógafoss', pt: 'Skógafoss' },
          latitude: 63.5321,
          longitude: -19.5114,
        },
        {
          name: { 'en-US': 'Dyrhólaey', 'zh-cn': '迪霍拉里', es: 'Dyrhólaey', pt: 'Dyrhólaey' },
          latitude: 63.4022,
          longitude: -19.1306,
        },
      ],
    },
    {
      title: {
        'en-US': 'Ice that leaves for the sea',
        'zh-cn': '奔海而去的冰',
        es: 'Hielo que se va al mar',
        pt: 'Gelo que vai para o mar',
      },
      text: {
        'en-US':
          'Two hours on foot at Skaftafell to Svartifoss and a view into the glacier. After lunch Jökulsárlón, seals between the floes, and the black beach where pieces land. Höfn for langoustine and its round pool.',
        'zh-cn':
          '在斯卡夫塔费尔步行两小时，到黑瀑布，眺望冰川。午后去杰古沙龙，浮冰间有海豹，黑沙滩上搁着冰块。到赫本吃小螯虾，泡圆形池。',
        es: 'Dos horas a pie en Skaftafell hasta Svartifoss y una vista del glaciar. Después de comer, Jökulsárlón, focas entre los témpanos y la playa negra donde varan. Höfn, cigalas y su piscina redonda.',
        pt: 'Duas horas a pé em Skaftafell até Svartifoss e uma vista da geleira. Depois do almoço, Jökulsárlón, focas entre os blocos e a praia negra onde encalham. Höfn, lagostins e a piscina redonda.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Guesthouse near Höfn',
        'zh-cn': '赫本附近客舍',
        es: 'Casa de huéspedes cerca de Höfn',
        pt: 'Pousada perto de Höfn',
      },
      stops: [
        {
          name: { 'en-US': 'Svartifoss', 'zh-cn': '黑瀑布', es: 'Svartifoss', pt: 'Svartifoss' },
          latitude: 64.0275,
          longitude: -16.9753,
        },
        {
          name: { 'en-US': 'Jökulsárlón', 'zh-cn': '杰古沙龙', es: 'Jökulsárlón', pt: 'Jökulsárlón' },
          latitude: 64.0784,
          longitude: -16.2306,
        },
      ],
    },
    {
      title: {
        'en-US': 'The eastern fjords',
        'zh-cn': '东峡湾',
        es: 'Los fiordos del este',
        pt: 'Os fiordes do leste',
      },
      text: {
        'en-US':
          'The road bends round six fjords. Coffee in Djúpivogur, reindeer with luck, the stone collection a woman in Stöðvarfjörður gathered all her life. Over the pass by evening to Seyðisfjörður and its painted street.',
        'zh-cn':
          '路绕过六道峡湾。在都皮沃古尔喝咖啡，运气好能遇驯鹿；斯特兹瓦菲厄泽一位老太太收了一辈子石头。傍晚翻过山口，到塞济斯菲厄泽与它的彩绘街。',
        es: 'La carretera rodea seis fiordos. Café en Djúpivogur, renos con suerte y las piedras que una mujer de Stöðvarfjörður reunió toda su vida. Por la tarde, el puerto y Seyðisfjörður con su calle pintada.',
        pt: 'A estrada contorna seis fiordes. Café em Djúpivogur, renas com sorte e as pedras que uma mulher de Stöðvarfjörður juntou a vida toda. À tarde, o passo e Seyðisfjörður com sua rua pintada.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Old hospital house, Seyðisfjörður',
        'zh-cn': '塞济斯菲厄泽旧医院旅舍',
        es: 'Antiguo hospital, Seyðisfjörður',
        pt: 'Antigo hospital, Seyðisfjörður',
      },
      stops: [
        {
          name: { 'en-US': 'Djúpivogur', 'zh-cn': '都皮沃古尔', es: 'Djúpivogur', pt: 'Djúpivogur' },
          latitude: 64.656,
          longitude: -14.284,
        },
        {
          name: { 'en-US': 'Seyðisfjörður', 'zh-cn': '塞济斯菲厄泽', es: 'Seyðisfjörður', pt: 'Seyðisfjörður' },
          latitude: 65.2596,
          longitude: -14.01,
        },
      ],
    },
    {
      title: {
        'en-US': 'Across the highland desert',
        'zh-cn': '穿过高地荒漠',
        es: 'Por el desierto alto',
        pt: 'Pelo deserto alto',
      },
      text: {
        'en-US':
          'Turf houses at Sænautasel with pancakes by the stove, then Dettifoss, which you feel in your ribs. The boiling mud of Hverir towards evening and the blue nature baths above Lake Mývatn.',
        'zh-cn':
          '塞瑙塔塞尔的草皮屋里，围炉吃薄饼；再到黛提瀑布，轰鸣直抵肋骨。傍晚看克维里尔的沸泥，在米湖上方的蓝色浴池泡一泡。',
        es: 'Casas de turba en Sænautasel con tortitas junto a la estufa y luego Dettifoss, que se siente en las costillas. Hacia la tarde, el barro hirviente de Hverir y los baños azules sobre el lago Mývatn.',
        pt: 'Casas de turfa em Sænautasel com panquecas junto ao fogão e depois Dettifoss, que se sente nas costelas. No fim da tarde, a lama fervente de Hverir e os banhos azuis acima do lago Mývatn.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Farm hotel at Mývatn',
        'zh-cn': '米湖农庄旅馆',
        es: 'Hotel de granja en Mývatn',
        pt: 'Hotel-fazenda em Mývatn',
      },
      stops: [
        {
          name: { 'en-US': 'Dettifoss', 'zh-cn': '黛提瀑布', es: 'Dettifoss', pt: 'Dettifoss' },
          latitude: 65.8147,
          longitude: -16.3846,
        },
        {
          name: { 'en-US': 'Hverir', 'zh-cn': '克维里尔', es: 'Hverir', pt: 'Hverir' },
          latitude: 65.641,
          longitude: -16.8093,
        },
      ],
    },
    {
      title: {
        'en-US': 'Craters and whales',
        'zh-cn': '火山口与鲸',
        es: 'Cráteres y ballenas',
        pt: 'Crateras e baleias',
      },
      text: {
        'en-US':
          'Morning walk among the pseudocraters at Skútustaðir. Húsavík at one, three hours at sea for those who chose it, the harbour church for the others. Goðafoss late, Akureyri’s pool later still.',
        'zh-cn':
          '早晨漫步斯库图斯塔济的假火山口。一点到胡萨维克，选了观鲸的出海三小时，其余人看港口教堂。黄昏到众神瀑布，更晚去阿克雷里的泳池。',
        es: 'Paseo matinal entre los pseudocráteres de Skútustaðir. Húsavík a la una, tres horas de mar para quien lo eligió y la iglesia del puerto para los demás. Goðafoss tarde, y más tarde la piscina de Akureyri.',
        pt: 'Passeio matinal entre as pseudocrateras de Skútustaðir. Húsavík à uma, três horas de mar para quem escolheu e a igreja do porto para os demais. Goðafoss tarde, e mais tarde a piscina de Akureyri.',
      },
      meals: ['breakfast'],
      stay: {
        'en-US': 'Guesthouse by Akureyri',
        'zh-cn': '阿克雷里客舍',
        es: 'Casa de huéspedes en Akureyri',
        pt: 'Pousada em Akureyri',
      },
      stops: [
        {
          name: { 'en-US': 'Húsavík', 'zh-cn': '胡萨维克', es: 'Húsavík', pt: 'Húsavík' },
          latitude: 66.0449,
          longitude: -17.3389,
        },
        {
          name: { 'en-US': 'Goðafoss', 'zh-cn': '众神瀑布', es: 'Goðafoss', pt: 'Goðafoss' },
          latitude: 65.6828,
          longitude: -17.5502,
        },
      ],
    },
    {
      title: { 'en-US': 'Horses and turf', 'zh-cn': '马与草皮屋', es: 'Caballos y turba', pt: 'Cavalos e turfa' },
      text: {
        'en-US':
          'The turf farm of Glaumbær, an hour with Icelandic horses at Brekka, where the fifth gait is demonstrated with a full glass of beer. Over Holtavörðuheiði to a valley in Borgarfjörður, warm river included.',
        'zh-cn':
          '格伦拜尔草皮农庄；在布雷卡与冰岛马相处一小时，主人端着满杯啤酒示范第五种步态。翻过荒原到博尔加峡湾的山谷，那里有条温热的河。',
        es: 'La granja de turba de Glaumbær y una hora con caballos islandeses en Brekka, donde el quinto aire se demuestra con una cerveza llena. Por Holtavörðuheiði a un valle de Borgarfjörður, con río templado.',
        pt: 'A fazenda de turfa de Glaumbær e uma hora com cavalos islandeses em Brekka, onde a quinta andadura se demonstra com um copo cheio de cerveja. Por Holtavörðuheiði até um vale em Borgarfjörður, com rio morno.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Country inn, Borgarfjörður',
        'zh-cn': '博尔加峡湾乡村旅店',
        es: 'Posada rural, Borgarfjörður',
        pt: 'Pousada rural, Borgarfjörður',
      },
      stops: [
        {
          name: { 'en-US': 'Glaumbær', 'zh-cn': '格伦拜尔', es: 'Glaumbær', pt: 'Glaumbær' },
          latitude: 65.6113,
          longitude: -19.5046,
        },
        {
          name: { 'en-US': 'Brekka', 'zh-cn': '布雷卡', es: 'Brekka', pt: 'Brekka' },
          latitude: 65.34,
          longitude: -19.9,
        },
      ],
    },
    {
      title: {
        'en-US': 'Springs, and home by three',
        'zh-cn': '泉水，三点到家',
        es: 'Manantiales, y a las tres en casa',
        pt: 'Nascentes, e em casa às três',
      },
      text: {
        'en-US':
          'Deildartunguhver, which heats two towns, Snorri’s stone pool from the thirteenth century, and Hraunfossar coming out of bare lava. Soup in Borgarnes. The circle closes at Perlan at three.',
        'zh-cn':
          '代尔达通古温泉供两座镇取暖，斯诺里的石池建于十三世纪，熔岩瀑布从光秃的岩层里涌出。在博尔加内斯喝汤，三点回到珍珠楼，圆圈合上。',
        es: 'Deildartunguhver, que calienta dos pueblos, la poza de piedra de Snorri, del siglo XIII, y Hraunfossar brotando de la lava desnuda. Sopa en Borgarnes. El círculo se cierra en Perlan a las tres.',
        pt: 'Deildartunguhver, que aquece duas cidades, o poço de pedra de Snorri, do século XIII, e Hraunfossar brotando da lava nua. Sopa em Borgarnes. O círculo se fecha em Perlan às três.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Deildartunguhver',
            'zh-cn': '代尔达通古温泉',
            es: 'Deildartunguhver',
            pt: 'Deildartunguhver',
          },
          latitude: 64.6633,
          longitude: -21.4103,
        },
        {
          name: { 'en-US': 'Hraunfossar', 'zh-cn': '熔岩瀑布', es: 'Hraunfossar', pt: 'Hraunfossar' },
          latitude: 64.7028,
          longitude: -20.9777,
        },
        {
          name: { 'en-US': 'Borgarnes', 'zh-cn': '博尔加内斯', es: 'Borgarnes', pt: 'Borgarnes' },
          latitude: 64.5383,
          longitude: -21.9206,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'shared_room', 'breakfasts', 'entry', 'water', 'vegetables'],
  excluded: ['flights_to', 'insurance', 'drinks', 'other_meals', 'tips'],
  notices: ['shoes', 'rain', 'swim'],
};
