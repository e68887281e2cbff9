/** First two digits of the postal codes of each state, by its CURP code (Servicio Postal Mexicano; public knowledge). */
const PREFIJOS: Readonly<Record<string, readonly [desde: number, hasta: number]>> = {
  DF: [0, 16],
  AS: [20, 20],
  BC: [21, 22],
  BS: [23, 23],
  CC: [24, 24],
  CL: [25, 27],
  CM: [28, 28],
  CS: [29, 30],
  CH: [31, 33],
  DG: [34, 35],
  GT: [36, 38],
  GR: [39, 41],
  HG: [42, 43],
  JC: [44, 49],
  MC: [50, 57],
  MN: [58, 61],
  MS: [62, 62],
  NT: [63, 63],
  NL: [64, 67],
  OC: [68, 71],
  PL: [72, 75],
  QT: [76, 76],
  QR: [77, 77],
  SP: [78, 79],
  SL: [80, 82],
  SR: [83, 85],
  TC: [86, 86],
  TS: [87, 89],
  TL: [90, 90],
  VZ: [91, 96],
  YN: [97, 97],
  ZS: [98, 99],
}

/** Whether a five-digit postal code is one of a state (CURP code); null when either is unknown. */
export function isCodigoPostalDe(codigoPostal: string, codigoEntidad: string): boolean | null {
  const range = PREFIJOS[codigoEntidad]
  if (!range || !/^\d{5}$/.test(codigoPostal)) return null
  const prefix = Number(codigoPostal.slice(0, 2))
  return prefix >= range[0] && prefix <= range[1]
}

/**
 * The one postal code of a state (CURP code) that a read one is but for one of its first two digits, which tell the state; null when it is
 * one of the state already, or when none or several are as near.
 */
export function codigoPostalComoDice(leido: string, codigoEntidad: string): string | null {
  const range = PREFIJOS[codigoEntidad]
  if (!range || isCodigoPostalDe(leido, codigoEntidad) !== false) return null
  const near = Array.from({ length: range[1] - range[0] + 1 }, (_, at) =>
    String(range[0] + at).padStart(2, '0'),
  ).filter((prefix) => prefix[0] === leido[0] || prefix[1] === leido[1])
  return near.length === 1 ? `${near[0] ?? ''}${leido.slice(2)}` : null
}
