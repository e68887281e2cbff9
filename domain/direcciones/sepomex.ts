import type { Issue } from '#domain/issue.ts'

/** The columns of CPdescarga.txt, in order (SEPOMEX). */
export const COLUMNAS_SEPOMEX =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'

/** A settlement of the catalogue. */
export interface AsentamientoSepomex {
  readonly codigo: string
  readonly colonia: string
  /** "Colonia", "Pueblo", "Fraccionamiento"… */
  readonly tipo: string
  readonly municipio: string
  readonly estado: string
  /** INEGI's: two digits of the state, five with the municipio's. */
  readonly claveEstado: string
  readonly claveMunicipio: string
  /** Tells a settlement within its municipio, whatever it is called. */
  readonly clave: string
}

/** A settlement as a row of the file writes it: the key of the municipio has three digits, and its own number is apart. */
export interface RenglonSepomex {
  readonly codigo: string
  readonly colonia: string
  readonly tipo: string
  readonly municipio: string
  readonly estado: string
  readonly claveEstado: string
  readonly claveMunicipio: string
  readonly asentamiento: string
}

/** What is wrong with a row, at its datum: a spreadsheet takes the first zeros of codes and keys away. */
export function renglonSepomexIssues({ codigo, claveEstado, claveMunicipio }: RenglonSepomex): Issue[] {
  return [
    ...digitosIssues('codigo', codigo, 5, 'El código postal'),
    ...digitosIssues('claveEstado', claveEstado, 2, 'La clave del estado'),
    ...digitosIssues('claveMunicipio', claveMunicipio, 3, 'La clave del municipio'),
  ]
}

function digitosIssues(path: string, valor: string, digitos: number, que: string): Issue[] {
  if (valor.length === digitos && /^\d+$/.test(valor)) return []
  return [{ path, code: 'digitos', message: `${que} «${valor.slice(0, 10)}» no tiene ${digitos} dígitos.` }]
}

/** The settlement of a row. */
export function asentamientoDe({
  claveMunicipio: delEstado,
  asentamiento,
  ...renglon
}: RenglonSepomex): AsentamientoSepomex {
  const claveMunicipio = renglon.claveEstado + delEstado
  return { ...renglon, claveMunicipio, clave: `${claveMunicipio}-${asentamiento}` }
}
