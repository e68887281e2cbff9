/**
 * Twenty-two quincenas of fictional people, each worked by hand from the institute's rules of money (decision 10, 16 to 25)
 * before any code computed them. `cuenta` shows the arithmetic; amounts are centavos. The rates are the seed's:
 * FAA 5, FAE 2.5, FVE 1.4, FHE 0.35, FPESA 4.5, FPESE 22.25, FPEAE and FPEQE 26.75, SARE 2; every other key is 0.
 */

/** What a person is from a day on. Monthly amounts in centavos; `otros` and `quinquenios` are 0 unless told. */
export interface HechoDeCaso {
  readonly desde: string
  readonly situacion: 'A' | 'L' | 'B' | 'P' | 'N'
  readonly entidad: string
  readonly sueldo: number
  readonly otros?: number
  readonly quinquenios?: number
}

/** Lines that share payer and base: each key with its amount. */
export interface GrupoDeLineas {
  readonly entidad: string
  readonly obligado: 'entidad' | 'afiliado'
  readonly base: number
  readonly importes: Readonly<Record<string, number>>
}

export interface CasoDeOro {
  readonly titulo: string
  readonly cuenta: readonly string[]
  /** Year and number of the quincena. */
  readonly quincena: readonly [anio: number, numero: number]
  readonly redondeo?: 'medio-par' | 'truncar'
  /** Rates that differ from the seed's. */
  readonly tasas?: Readonly<Record<string, number>>
  readonly hechos: readonly HechoDeCaso[]
  /** What the closed quincena has stored; given, the case asks for its retroactive lines. */
  readonly guardado?: readonly GrupoDeLineas[]
  /** Entities that went into another: old → successor, and who owes each group then. */
  readonly fusiones?: Readonly<Record<string, string>>
  readonly deudora?: string
  readonly esperado: readonly GrupoDeLineas[]
}

const SALUD = 'Salud'
const EDUCACION = 'Educación'
const grupo = (
  base: number,
  importes: Readonly<Record<string, number>>,
  entidad = SALUD,
  obligado: 'entidad' | 'afiliado' = 'entidad',
): GrupoDeLineas => ({ entidad, obligado, base, importes })

const OFICIAL = grupo(509_580, {
  FAA: 25_479,
  FAE: 12_740,
  FVE: 7_134,
  FHE: 1_784,
  FPESA: 22_931,
  FPESE: 113_382,
  SARE: 10_192,
})

const UN_DIA_20B = grupo(41_119, { FAA: 2_056, FAE: 1_028, FVE: 576, FHE: 144, FPESA: 1_850, FPESE: 9_149, SARE: 822 })

export const CASOS_DE_ORO: readonly CasoDeOro[] = [
  {
    titulo: 'a whole quincena of category 10A',
    cuenta: [
      '10,191.59 ÷ 30 × 15 = 5,095.795 → 5,095.80',
      'FAE 5,095.80 × 2.5 % = 127.395 → a tie, to the even centavo 127.40',
      'FPESE 5,095.80 × 22.25 % = 1,133.8155 → 1,133.82 (the example of rule 18)',
    ],
    quincena: [2026, 22],
    hechos: [{ desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 }],
    esperado: [OFICIAL],
  },
  {
    titulo: 'the same quincena truncated',
    cuenta: [
      '5,095.795 → 5,095.79',
      'FAA 254.7895 → 254.78; FAE 127.39475 → 127.39; FHE 17.835265 → 17.83; FPESE 1,133.813275 → 1,133.81',
    ],
    quincena: [2026, 22],
    redondeo: 'truncar',
    hechos: [{ desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 }],
    esperado: [
      grupo(509_579, {
        FAA: 25_478,
        FAE: 12_739,
        FVE: 7_134,
        FHE: 1_783,
        FPESA: 22_931,
        FPESE: 113_381,
        SARE: 10_191,
      }),
    ],
  },
  {
    titulo: 'an alta on the 20th has 11 days',
    cuenta: ['31 − 20 = 11 days', '10,191.59 ÷ 30 × 11 = 3,736.9163… → 3,736.92', 'FPESE 831.4647 → 831.46'],
    quincena: [2026, 22],
    hechos: [{ desde: '2026-11-20', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 }],
    esperado: [
      grupo(373_692, { FAA: 18_685, FAE: 9_342, FVE: 5_232, FHE: 1_308, FPESA: 16_816, FPESE: 83_146, SARE: 7_474 }),
    ],
  },
  {
    titulo: 'an alta on 28 February has 3 days',
    cuenta: ['31 − 28 = 3 days, although the month ends that day', '10,191.59 ÷ 30 × 3 = 1,019.159 → 1,019.16'],
    quincena: [2027, 4],
    hechos: [{ desde: '2027-02-28', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 }],
    esperado: [
      grupo(101_916, { FAA: 5_096, FAE: 2_548, FVE: 1_427, FHE: 357, FPESA: 4_586, FPESE: 22_676, SARE: 2_038 }),
    ],
  },
  {
    titulo: 'an alta on the 31st has 1 day',
    cuenta: ['31 − min(31, 30) = 1 day', '12,335.75 ÷ 30 = 411.1916… → 411.19'],
    quincena: [2026, 24],
    hechos: [{ desde: '2026-12-31', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 }],
    esperado: [UN_DIA_20B],
  },
  {
    titulo: 'an alta on the 15th has 1 day of the first half',
    cuenta: ['16 − 15 = 1 day', '12,335.75 ÷ 30 = 411.1916… → 411.19'],
    quincena: [2026, 23],
    hechos: [{ desde: '2026-12-15', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 }],
    esperado: [UN_DIA_20B],
  },
  {
    titulo: 'the second half of February is a whole quincena of 15 days',
    cuenta: ['12,335.75 ÷ 2 = 6,167.875 → 6,167.88', 'FAE 154.197 → 154.20; FHE 21.58758 → 21.59'],
    quincena: [2027, 4],
    hechos: [{ desde: '2024-05-01', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 }],
    esperado: [
      grupo(616_788, {
        FAA: 30_839,
        FAE: 15_420,
        FVE: 8_635,
        FHE: 2_159,
        FPESA: 27_755,
        FPESE: 137_235,
        SARE: 12_336,
      }),
    ],
  },
  {
    titulo: 'a leave from the 10th: its days are owed by the affiliate, and one base is rounded once',
    cuenta: [
      'active 15 − 6 = 9 days, on leave 16 − 10 = 6 days',
      'together 13,393.85 ÷ 2 = 6,696.925 → a tie, to the even centavo 6,696.92',
      'of them on leave 13,393.85 ÷ 30 × 6 = 2,678.77; the entity owes the rest, 4,018.15',
      'each amount is rounded once on 6,696.92; the person owes its own rounding on 2,678.77, the entity the rest',
      'FAA 334.85 − 133.94 = 200.91; FAE 167.42 − 66.97 = 100.45; FHE 23.44 − 9.38 = 14.06',
      'FVE 93.75688 → 93.76, less 37.50278 → 37.50: the entity owes 56.26, not 4,018.15 × 1.4 % → 56.25',
      'FPESA 301.36 − 120.54 = 180.82; SARE 133.94 − 53.58 = 80.36',
      'FPESE 1,490.0647 → 1,490.06, less 596.026325 → 596.03: 894.03, not 4,018.15 × 22.25 % → 894.04',
    ],
    quincena: [2026, 21],
    hechos: [
      { desde: '2019-03-01', situacion: 'A', entidad: SALUD, sueldo: 1_339_385 },
      { desde: '2026-11-10', situacion: 'L', entidad: SALUD, sueldo: 1_339_385 },
    ],
    esperado: [
      grupo(401_815, { FAA: 20_091, FAE: 10_045, FVE: 5_626, FHE: 1_406, FPESA: 18_082, FPESE: 89_403, SARE: 8_036 }),
      grupo(
        267_877,
        { FAA: 13_394, FAE: 6_697, FVE: 3_750, FHE: 938, FPESA: 12_054, FPESE: 59_603, SARE: 5_358 },
        SALUD,
        'afiliado',
      ),
    ],
  },
  {
    titulo: 'a leave from the 31st leaves 14 days to the entity and 1 to the affiliate',
    cuenta: [
      'active 15 − 1 = 14 days, on leave 31 − min(31, 30) = 1 day',
      'together 12,335.75 ÷ 2 = 6,167.875 → 6,167.88; on leave 411.1916… → 411.19; entity 5,756.69',
      'FAA 308.39 − 20.56 = 287.83; FAE 154.20 − 10.28 = 143.92; FVE 86.35 − 5.76 = 80.59; FHE 21.59 − 1.44 = 20.15',
      'FPESA 277.55 − 18.50 = 259.05; FPESE 1,372.35 − 91.49 = 1,280.86',
      'SARE 123.3576 → 123.36, less 8.2238 → 8.22: 115.14, not 5,756.69 × 2 % → 115.13',
    ],
    quincena: [2026, 24],
    hechos: [
      { desde: '2019-03-01', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 },
      { desde: '2026-12-31', situacion: 'L', entidad: SALUD, sueldo: 1_233_575 },
    ],
    esperado: [
      grupo(575_669, {
        FAA: 28_783,
        FAE: 14_392,
        FVE: 8_059,
        FHE: 2_015,
        FPESA: 25_905,
        FPESE: 128_086,
        SARE: 11_514,
      }),
      { ...UN_DIA_20B, obligado: 'afiliado' },
    ],
  },
  {
    titulo: 'a return from leave on the 25th',
    cuenta: [
      'on leave 15 − 6 = 9 days, active 31 − 25 = 6 days',
      'together 9,429.92 ÷ 2 = 4,714.96; on leave 9,429.92 ÷ 30 × 9 = 2,828.976 → 2,828.98; entity 1,885.98',
      'FAA 235.75 − 141.45 = 94.30; FAE 117.87 − 70.72 = 47.15; FVE 66.01 − 39.61 = 26.40; FHE 16.50 − 9.90 = 6.60',
      'FPESA 212.17 − 127.30 = 84.87; FPESE 1,049.08 − 629.45 = 419.63; SARE 94.30 − 56.58 = 37.72',
    ],
    quincena: [2026, 22],
    hechos: [
      { desde: '2026-05-04', situacion: 'L', entidad: SALUD, sueldo: 942_992 },
      { desde: '2026-11-25', situacion: 'A', entidad: SALUD, sueldo: 942_992 },
    ],
    esperado: [
      grupo(188_598, { FAA: 9_430, FAE: 4_715, FVE: 2_640, FHE: 660, FPESA: 8_487, FPESE: 41_963, SARE: 3_772 }),
      grupo(
        282_898,
        { FAA: 14_145, FAE: 7_072, FVE: 3_961, FHE: 990, FPESA: 12_730, FPESE: 62_945, SARE: 5_658 },
        SALUD,
        'afiliado',
      ),
    ],
  },
  {
    titulo: 'a category change on the 20th: 4 days of 10A and 11 of 20B in one base',
    cuenta: [
      '15 − 11 = 4 days, 31 − 20 = 11 days',
      '(10,191.59 × 4 + 12,335.75 × 11) ÷ 30 = 176,459.61 ÷ 30 = 5,881.987 → 5,881.99',
      'FPESE 1,308.742775 → 1,308.74; FPESA 264.68955 → 264.69',
    ],
    quincena: [2026, 22],
    hechos: [
      { desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 },
      { desde: '2026-11-20', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 },
    ],
    esperado: [
      grupo(588_199, {
        FAA: 29_410,
        FAE: 14_705,
        FVE: 8_235,
        FHE: 2_059,
        FPESA: 26_469,
        FPESE: 130_874,
        SARE: 11_764,
      }),
    ],
  },
  {
    titulo: 'a transfer on the 23rd: each entity pays its days, each base rounded by itself',
    cuenta: [
      'Salud 15 − 8 = 7 days: 11,562.83 ÷ 30 × 7 = 2,697.9936… → 2,697.99',
      'Educación 31 − 23 = 8 days: 11,562.83 ÷ 30 × 8 = 3,083.4213… → 3,083.42',
    ],
    quincena: [2026, 22],
    hechos: [
      { desde: '2021-08-02', situacion: 'A', entidad: SALUD, sueldo: 1_156_283 },
      { desde: '2026-11-23', situacion: 'A', entidad: EDUCACION, sueldo: 1_156_283 },
    ],
    esperado: [
      grupo(269_799, { FAA: 13_490, FAE: 6_745, FVE: 3_777, FHE: 944, FPESA: 12_141, FPESE: 60_030, SARE: 5_396 }),
      grupo(
        308_342,
        { FAA: 15_417, FAE: 7_709, FVE: 4_317, FHE: 1_079, FPESA: 13_875, FPESE: 68_606, SARE: 6_167 },
        EDUCACION,
      ),
    ],
  },
  {
    titulo: 'a baja on the 20th keeps 4 days: the 20th is the first day without salary',
    cuenta: ['15 − 11 = 4 days', '10,831.19 ÷ 30 × 4 = 1,444.1586… → 1,444.16'],
    quincena: [2026, 22],
    hechos: [
      { desde: '2018-02-01', situacion: 'A', entidad: SALUD, sueldo: 1_083_119 },
      { desde: '2026-11-20', situacion: 'B', entidad: SALUD, sueldo: 1_083_119 },
    ],
    esperado: [
      grupo(144_416, { FAA: 7_221, FAE: 3_610, FVE: 2_022, FHE: 505, FPESA: 6_499, FPESE: 32_133, SARE: 2_888 }),
    ],
  },
  {
    titulo: 'a pensioner, a baja and a person not found contribute nothing',
    cuenta: ['Only days in A or L contribute, and lines of zero are not stored'],
    quincena: [2026, 22],
    hechos: [
      { desde: '2010-02-01', situacion: 'P', entidad: SALUD, sueldo: 1_083_119 },
      { desde: '2026-11-20', situacion: 'N', entidad: SALUD, sueldo: 1_083_119 },
      { desde: '2026-11-26', situacion: 'B', entidad: SALUD, sueldo: 1_083_119 },
    ],
    esperado: [],
  },
  {
    titulo: 'other benefits and quinquenios have bases of their own, prorated like the salary',
    cuenta: [
      '11 days: salary 3,736.92 as above',
      'otras prestaciones 3,456.78 ÷ 30 × 11 = 1,267.486 → 1,267.49; FPEAE 26.75 % = 339.053575 → 339.05',
      'quinquenios 1,200.01 ÷ 30 × 11 = 440.00366… → 440.00; FPEQE 26.75 % = 117.70',
    ],
    quincena: [2026, 22],
    hechos: [
      {
        desde: '2026-11-20',
        situacion: 'A',
        entidad: SALUD,
        sueldo: 1_019_159,
        otros: 345_678,
        quinquenios: 120_001,
      },
    ],
    esperado: [
      grupo(373_692, { FAA: 18_685, FAE: 9_342, FVE: 5_232, FHE: 1_308, FPESA: 16_816, FPESE: 83_146, SARE: 7_474 }),
      grupo(126_749, { FPEAE: 33_905 }),
      grupo(44_000, { FPEQE: 11_770 }),
    ],
  },
  {
    titulo: 'ties of the base and of the amount go to the even centavo',
    cuenta: ['100.01 ÷ 2 = 50.005 → 50.00', 'FPESE 50.00 × 22.25 % = 11.125 → 11.12; FHE 0.175 → 0.18; FVE 0.70'],
    quincena: [2026, 22],
    hechos: [{ desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 10_001 }],
    esperado: [grupo(5_000, { FAA: 250, FAE: 125, FVE: 70, FHE: 18, FPESA: 225, FPESE: 1_112, SARE: 100 })],
  },
  {
    titulo: 'a retroactive rise over a rate change: the closed quincena keeps its own rates',
    cuenta: [
      'Quincena 21 closed with 10A at FAA 5.5 and FPESE 23.0625: base 5,095.80, FAA 280.269 → 280.27, FPESE 1,175.2188… → 1,175.22',
      'known now as 20B: base 6,167.88, FAA 339.2334 → 339.23, FPESE 1,422.467325 → 1,422.47',
      'difference: base 1,072.08; FAA 58.96; FAE 26.80; FVE 15.01; FHE 3.75; FPESA 48.24; FPESE 247.25; SARE 21.44',
    ],
    quincena: [2026, 21],
    tasas: { FAA: 5.5, FPESE: 23.0625 },
    hechos: [{ desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_233_575 }],
    guardado: [
      grupo(509_580, {
        FAA: 28_027,
        FAE: 12_740,
        FVE: 7_134,
        FHE: 1_784,
        FPESA: 22_931,
        FPESE: 117_522,
        SARE: 10_192,
      }),
    ],
    esperado: [
      grupo(107_208, { FAA: 5_896, FAE: 2_680, FVE: 1_501, FHE: 375, FPESA: 4_824, FPESE: 24_725, SARE: 2_144 }),
    ],
  },
  {
    titulo: 'a retroactive baja gives back: negative lines',
    cuenta: [
      'Quincena 20 closed whole: base 11,562.83 ÷ 2 = 5,781.415 → 5,781.42 (a tie, to the even centavo)',
      'known now as a baja from 20 October: 4 days, base 1,541.7106… → 1,541.71',
      'difference: base −4,239.71; FAA 77.09 − 289.07 = −211.98; FPESE 343.03 − 1,286.37 = −943.34',
    ],
    quincena: [2026, 20],
    hechos: [
      { desde: '2021-08-02', situacion: 'A', entidad: SALUD, sueldo: 1_156_283 },
      { desde: '2026-10-20', situacion: 'B', entidad: SALUD, sueldo: 1_156_283 },
    ],
    guardado: [
      grupo(578_142, {
        FAA: 28_907,
        FAE: 14_454,
        FVE: 8_094,
        FHE: 2_023,
        FPESA: 26_016,
        FPESE: 128_637,
        SARE: 11_563,
      }),
    ],
    esperado: [
      grupo(-423_971, {
        FAA: -21_198,
        FAE: -10_600,
        FVE: -5_936,
        FHE: -1_483,
        FPESA: -19_078,
        FPESE: -94_334,
        SARE: -8_480,
      }),
    ],
  },
  {
    titulo: 'a second retroactive of the same quincena takes away all that is stored for it',
    cuenta: [
      'Stored: the whole quincena of 10A and the rise to 20B (107,208 centavos of base, FAA 53.60 at 5 %)',
      'known now as 10A again: the difference is the rise itself, given back',
    ],
    quincena: [2026, 21],
    hechos: [{ desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 }],
    guardado: [
      OFICIAL,
      grupo(107_208, { FAA: 5_360, FAE: 2_680, FVE: 1_501, FHE: 375, FPESA: 4_824, FPESE: 23_853, SARE: 2_144 }),
    ],
    esperado: [
      grupo(-107_208, {
        FAA: -5_360,
        FAE: -2_680,
        FVE: -1_501,
        FHE: -375,
        FPESA: -4_824,
        FPESE: -23_853,
        SARE: -2_144,
      }),
    ],
  },
  {
    titulo: 'a retroactive leave of a whole quincena passes its lines from the entity to the affiliate',
    cuenta: [
      '10,831.19 ÷ 2 = 5,415.595 → a tie, to the even centavo 5,415.60',
      'the entity gets back each line that the affiliate owes now',
    ],
    quincena: [2026, 21],
    hechos: [
      { desde: '2018-02-01', situacion: 'A', entidad: SALUD, sueldo: 1_083_119 },
      { desde: '2026-11-01', situacion: 'L', entidad: SALUD, sueldo: 1_083_119 },
    ],
    guardado: [
      grupo(541_560, {
        FAA: 27_078,
        FAE: 13_539,
        FVE: 7_582,
        FHE: 1_895,
        FPESA: 24_370,
        FPESE: 120_497,
        SARE: 10_831,
      }),
    ],
    esperado: [
      grupo(-541_560, {
        FAA: -27_078,
        FAE: -13_539,
        FVE: -7_582,
        FHE: -1_895,
        FPESA: -24_370,
        FPESE: -120_497,
        SARE: -10_831,
      }),
      grupo(
        541_560,
        { FAA: 27_078, FAE: 13_539, FVE: 7_582, FHE: 1_895, FPESA: 24_370, FPESE: 120_497, SARE: 10_831 },
        SALUD,
        'afiliado',
      ),
    ],
  },
  {
    titulo: 'a merge of entities: the old one’s days stay its own, and the successor owes them',
    cuenta: [
      'Cultura went into Educación on 16 November; quincena 21 was closed with 10C, base 4,714.96',
      'known now as 10B: 9,674.93 ÷ 2 = 4,837.465 → a tie, to the even centavo 4,837.46',
      'difference: base 122.50; FAA 6.12; FAE 3.07; FVE 1.71; FHE 0.43; FPESA 5.52; FPESE 27.25; SARE 2.45',
    ],
    quincena: [2026, 21],
    fusiones: { Cultura: EDUCACION },
    deudora: EDUCACION,
    hechos: [
      { desde: '2022-01-03', situacion: 'A', entidad: 'Cultura', sueldo: 967_493 },
      { desde: '2026-11-16', situacion: 'A', entidad: EDUCACION, sueldo: 967_493 },
    ],
    guardado: [
      grupo(
        471_496,
        { FAA: 23_575, FAE: 11_787, FVE: 6_601, FHE: 1_650, FPESA: 21_217, FPESE: 104_908, SARE: 9_430 },
        'Cultura',
      ),
    ],
    esperado: [
      grupo(12_250, { FAA: 612, FAE: 307, FVE: 171, FHE: 43, FPESA: 552, FPESE: 2_725, SARE: 245 }, 'Cultura'),
    ],
  },
  {
    titulo: 'a retroactive transfer takes the lines from one entity and charges them to the other',
    cuenta: [
      'Quincena 21 closed whole in Salud with 10A, base 5,095.80',
      'known now in Educación since 1 November: the same lines, charged there',
    ],
    quincena: [2026, 21],
    hechos: [
      { desde: '2020-01-16', situacion: 'A', entidad: SALUD, sueldo: 1_019_159 },
      { desde: '2026-11-01', situacion: 'A', entidad: EDUCACION, sueldo: 1_019_159 },
    ],
    guardado: [OFICIAL],
    esperado: [
      grupo(-509_580, {
        FAA: -25_479,
        FAE: -12_740,
        FVE: -7_134,
        FHE: -1_784,
        FPESA: -22_931,
        FPESE: -113_382,
        SARE: -10_192,
      }),
      { ...OFICIAL, entidad: EDUCACION },
    ],
  },
]
