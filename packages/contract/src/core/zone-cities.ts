/**
 * Cities that people look for, by the zone whose clocks they show: those that no zone is called after, and names of large ones in
 * other languages.
 */
const CITIES: { readonly [zone: string]: string } = {
  'Africa/Addis_Ababa': 'Lalibela, 亚的斯亚贝巴',
  'Africa/Algiers': 'Oran, 阿尔及尔',
  'Africa/Cairo':
    'Alexandria, Luxor, Sharm el-Sheikh, Hurghada, Aswan, El Cairo, Alejandría, 开罗, 亚历山大, 卢克索, 沙姆沙伊赫',
  'Africa/Casablanca': 'Marrakesh, Marrakech, Fez, Fes, Rabat, Agadir, Tangier, 卡萨布兰卡, 马拉喀什, 非斯, 拉巴特',
  'Africa/Dar_es_Salaam': 'Zanzibar, Arusha, Dodoma, 达累斯萨拉姆, 桑给巴尔',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria, 约翰内斯堡, 开普敦, 德班',
  'Africa/Lagos': 'Abuja, 拉各斯',
  'Africa/Nairobi': 'Mombasa, 内罗毕',
  'Africa/Tunis': 'Djerba, 突尼斯',
  'America/Anchorage': 'Fairbanks, 安克雷奇',
  'America/Argentina/Buenos_Aires': 'Rosario, Bariloche, 布宜诺斯艾利斯',
  'America/Bogota': 'Medellin, Cartagena, Cali, 波哥大',
  'America/Cancun': 'Tulum, Playa del Carmen, 坎昆',
  'America/Chicago':
    'Dallas, Houston, Austin, Minneapolis, New Orleans, San Antonio, Nashville, Memphis, St Louis, 芝加哥, 达拉斯, 休斯敦, 新奥尔良',
  'America/Denver': 'Salt Lake City, Albuquerque, 丹佛, 盐湖城',
  'America/Edmonton': 'Calgary, Banff, 埃德蒙顿, 卡尔加里',
  'America/Guayaquil': 'Quito, 瓜亚基尔, 基多',
  'America/Havana': 'Varadero, 哈瓦那',
  'America/Lima': 'Cusco, Cuzco, 利马, 库斯科',
  'America/Los_Angeles':
    'San Francisco, San Diego, Seattle, Las Vegas, Portland, San Jose, Sacramento, São Francisco, 洛杉矶, 旧金山, 圣地亚哥, 西雅图, 拉斯维加斯',
  'America/Mexico_City': 'Guadalajara, Oaxaca, Puebla, 墨西哥城, 瓜达拉哈拉, Ciudad de México, Cidade do México, CDMX',
  'America/Montevideo': 'Punta del Este, 蒙得维的亚',
  'America/New_York':
    'Washington, Boston, Miami, Atlanta, Philadelphia, Orlando, Charlotte, Pittsburgh, Baltimore, Nueva York, Nova York, Nova Iorque, Filadelfia, 纽约, 华盛顿, 波士顿, 迈阿密, 亚特兰大, 费城, 奥兰多',
  'America/Panama': 'Panama City, 巴拿马城',
  'America/Phoenix': 'Tucson, Scottsdale, 凤凰城',
  'America/Santiago': 'Valparaiso, 圣地亚哥',
  'America/Sao_Paulo':
    'Rio de Janeiro, Brasilia, Curitiba, Florianopolis, Porto Alegre, Belo Horizonte, 圣保罗, 里约热内卢, 巴西利亚',
  'America/Toronto': 'Ottawa, Quebec, Montreal, 多伦多, 渥太华, 蒙特利尔, 魁北克',
  'America/Vancouver': 'Victoria, Whistler, 温哥华',
  'Asia/Almaty': 'Astana, 阿拉木图, 阿斯塔纳',
  'Asia/Amman': 'Petra, 安曼',
  'Asia/Baku': 'Ganja, 巴库',
  'Asia/Bangkok': 'Phuket, Chiang Mai, Pattaya, Koh Samui, Krabi, 曼谷, 普吉, 清迈, 芭提雅, 苏梅',
  'Asia/Beirut': '贝鲁特',
  'Asia/Colombo': 'Kandy, Galle, 科伦坡',
  'Asia/Dhaka': 'Chittagong, 达卡',
  'Asia/Dubai': 'Abu Dhabi, Muscat, Sharjah, 迪拜, 阿布扎比, 马斯喀特',
  'Asia/Ho_Chi_Minh': 'Hanoi, Da Nang, Nha Trang, Hoi An, Hue, 胡志明市, 西贡, 河内, 岘港, 芽庄',
  'Asia/Hong_Kong': 'Kowloon, 香港, 九龙',
  'Asia/Jakarta': 'Bandung, Surabaya, Yogyakarta, 雅加达, 万隆, 泗水',
  'Asia/Jerusalem': 'Tel Aviv, Haifa, Eilat, Jerusalén, Jerusalém, 耶路撒冷, 特拉维夫',
  'Asia/Karachi': 'Lahore, Islamabad, 卡拉奇, 拉合尔, 伊斯兰堡',
  'Asia/Kathmandu': 'Pokhara, 加德满都',
  'Asia/Kolkata':
    'Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Goa, Jaipur, Pune, Ahmedabad, Nueva Delhi, Nova Delhi, Nova Deli, Calcuta, Bombaim, 加尔各答, 孟买, 德里, 新德里, 班加罗尔, 金奈, 海得拉巴, 果阿',
  'Asia/Kuala_Lumpur': 'Penang, Langkawi, Malacca, Johor Bahru, 吉隆坡, 槟城, 兰卡威, 马六甲',
  'Asia/Kuching': 'Kota Kinabalu, 古晋, 亚庇',
  'Asia/Macau': '澳门',
  'Asia/Makassar': 'Bali, Denpasar, Lombok, 望加锡, 巴厘岛, 登巴萨',
  'Asia/Manila': 'Cebu, Boracay, Davao, 马尼拉, 宿务, 长滩岛',
  'Asia/Phnom_Penh': 'Siem Reap, 金边, 暹粒',
  'Asia/Qatar': 'Doha, 多哈',
  'Asia/Riyadh': 'Jeddah, Mecca, Medina, Dammam, 利雅得, 吉达, 麦加, 麦地那',
  'Asia/Seoul': 'Busan, Jeju, Incheon, Seúl, Seul, 首尔, 釜山, 济州, 仁川',
  'Asia/Shanghai':
    'Beijing, Peking, Guangzhou, Canton, Shenzhen, Chengdu, Chongqing, Wuhan, Tianjin, Nanjing, Suzhou, Xian, Hangzhou, Kunming, Xiamen, Qingdao, Dalian, Harbin, Shenyang, Changsha, Guilin, Sanya, Lhasa, Pekín, Pequim, Cantón, Cantão, Shanghái, Xangai, 上海, 北京, 广州, 深圳, 成都, 重庆, 武汉, 天津, 南京, 苏州, 西安, 杭州, 昆明, 厦门, 青岛, 大连, 哈尔滨, 沈阳, 长沙, 桂林, 三亚, 拉萨',
  'Asia/Singapore': 'Singapur, Singapura, 新加坡',
  'Asia/Taipei': 'Kaohsiung, Taichung, Tainan, 台北, 高雄, 台中, 台南',
  'Asia/Tashkent': 'Samarkand, Bukhara, 塔什干',
  'Asia/Tbilisi': 'Batumi, 第比利斯',
  'Asia/Tehran': 'Isfahan, Shiraz, 德黑兰',
  'Asia/Tokyo':
    'Osaka, Kyoto, Sapporo, Fukuoka, Naha, Okinawa, Nagoya, Yokohama, Kobe, Hiroshima, Tokio, Tóquio, Kioto, Quioto, 东京, 大阪, 京都, 札幌, 福冈, 那霸, 冲绳, 名古屋, 横滨, 神户, 广岛',
  'Asia/Ulaanbaatar': '乌兰巴托',
  'Asia/Urumqi': '乌鲁木齐',
  'Asia/Vladivostok': '海参崴, 符拉迪沃斯托克',
  'Asia/Yangon': 'Mandalay, Bagan, 仰光, 曼德勒, 蒲甘',
  'Atlantic/Canary': 'Tenerife, Las Palmas, Lanzarote, Fuerteventura, Gran Canaria, 加那利, 特内里费',
  'Atlantic/Madeira': 'Funchal, 马德拉, 丰沙尔',
  'Atlantic/Reykjavik': '雷克雅未克',
  'Australia/Adelaide': '阿德莱德',
  'Australia/Brisbane': 'Cairns, Gold Coast, 布里斯班, 凯恩斯, 黄金海岸',
  'Australia/Darwin': 'Uluru, Alice Springs, 达尔文',
  'Australia/Melbourne': 'Geelong, 墨尔本',
  'Australia/Perth': '珀斯',
  'Australia/Sydney': 'Canberra, Newcastle, 悉尼, 堪培拉',
  'Europe/Amsterdam':
    'Rotterdam, The Hague, Utrecht, Ámsterdam, Amesterdão, Róterdam, La Haya, Haia, 阿姆斯特丹, 鹿特丹, 海牙',
  'Europe/Athens':
    'Thessaloniki, Santorini, Heraklion, Mykonos, Rhodes, Atenas, Salónica, Tessalónica, Rodas, 雅典, 圣托里尼',
  'Europe/Belgrade': 'Novi Sad, 贝尔格莱德',
  'Europe/Berlin':
    'Munich, Hamburg, Frankfurt, Cologne, Stuttgart, Dusseldorf, Dresden, Leipzig, München, Múnich, Munique, Hamburgo, Fráncfort, Köln, Colonia, Colônia, Düsseldorf, Dresde, Berlín, Berlim, 柏林, 慕尼黑, 汉堡, 法兰克福, 科隆',
  'Europe/Brussels':
    'Antwerp, Bruges, Ghent, Bruselas, Bruxelas, Amberes, Antuérpia, Brujas, Gante, 布鲁塞尔, 安特卫普, 布鲁日',
  'Europe/Bucharest': 'Cluj, 布加勒斯特',
  'Europe/Budapest': '布达佩斯',
  'Europe/Copenhagen': 'Aarhus, København, Copenhague, Copenhaga, 哥本哈根',
  'Europe/Dublin': 'Cork, Galway, 都柏林',
  'Europe/Helsinki': 'Rovaniemi, Turku, 赫尔辛基',
  'Europe/Istanbul': 'Ankara, Antalya, Izmir, Bodrum, Cappadocia, Estambul, Istambul, 伊斯坦布尔, 安卡拉, 安塔利亚',
  'Europe/Kyiv': 'Lviv, Odesa, Odessa, Kharkiv, 基辅, 敖德萨',
  'Europe/Lisbon': 'Porto, Oporto, Faro, Lisboa, 里斯本, 波尔图, 法鲁',
  'Europe/London':
    'Edinburgh, Glasgow, Manchester, Liverpool, Cardiff, Belfast, Birmingham, Bristol, Oxford, Cambridge, Londres, Edimburgo, 伦敦, 爱丁堡, 格拉斯哥, 曼彻斯特, 利物浦',
  'Europe/Luxembourg': '卢森堡',
  'Europe/Madrid':
    'Barcelona, Seville, Sevilla, Valencia, Malaga, Palma, Bilbao, Granada, Ibiza, Sevilha, Valência, Málaga, 马德里, 巴塞罗那, 塞维利亚, 巴伦西亚, 马拉加',
  'Europe/Malta': 'Valletta, 马耳他, 瓦莱塔',
  'Europe/Monaco': 'Monte Carlo, 摩纳哥',
  'Europe/Moscow':
    'Saint Petersburg, St Petersburg, Sochi, Kazan, Moscú, Moscou, Moscovo, San Petersburgo, São Petersburgo, 莫斯科, 圣彼得堡',
  'Europe/Oslo': 'Bergen, Tromso, Trondheim, 奥斯陆, 卑尔根',
  'Europe/Paris':
    'Lyon, Marseille, Nice, Bordeaux, Toulouse, Strasbourg, Lille, Cannes, París, Marsella, Marselha, Niza, Burdeos, Bordéus, Estrasburgo, 巴黎, 里昂, 马赛, 尼斯, 波尔多',
  'Europe/Prague': 'Brno, Praha, Praga, 布拉格',
  'Europe/Riga': '里加',
  'Europe/Rome':
    'Roma, Milan, Milano, Venice, Venezia, Florence, Firenze, Naples, Napoli, Palermo, Turin, Bologna, Pisa, Verona, Venecia, Veneza, Milán, Milão, Florencia, Florença, Nápoles, Turín, Turim, Bolonia, Bolonha, 罗马, 米兰, 威尼斯, 佛罗伦萨, 那不勒斯',
  'Europe/Sofia': '索非亚',
  'Europe/Stockholm': 'Gothenburg, Malmo, Estocolmo, Göteborg, Gotemburgo, 斯德哥尔摩, 哥德堡',
  'Europe/Tallinn': '塔林',
  'Europe/Vienna': 'Salzburg, Innsbruck, Graz, Wien, Viena, Salzburgo, 维也纳, 萨尔茨堡',
  'Europe/Vilnius': '维尔纽斯',
  'Europe/Warsaw': 'Krakow, Gdansk, Wroclaw, Varsovia, Varsóvia, Cracovia, Cracóvia, 华沙, 克拉科夫',
  'Europe/Zagreb': 'Dubrovnik, Split, 萨格勒布, 杜布罗夫尼克',
  'Europe/Zurich':
    'Geneva, Basel, Bern, Lucerne, Lausanne, Zermatt, Ginebra, Genebra, Genève, Genf, Basilea, Berna, Lucerna, Lausana, Zurique, 苏黎世, 日内瓦, 巴塞尔, 伯尔尼, 卢塞恩',
  'Indian/Maldives': 'Male, 马尔代夫, 马累',
  'Indian/Mauritius': '毛里求斯',
  'Pacific/Auckland': 'Wellington, Christchurch, Queenstown, 奥克兰, 惠灵顿, 基督城, 皇后镇',
  'Pacific/Fiji': 'Suva, Nadi, 斐济',
  'Pacific/Guam': '关岛',
  'Pacific/Honolulu': 'Hawaii, Maui, 檀香山, 火奴鲁鲁, 夏威夷',
  'Pacific/Tahiti': "Papeete, Bora Bora, Faa'a, 塔希提, 大溪地, 帕皮提",
};

/** Cities in a zone beside the one that it is called after, and names of both in other languages. */
export const citiesOf = (zone: string): readonly string[] => CITIES[zone]?.split(', ') ?? [];
