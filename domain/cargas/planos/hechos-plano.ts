import { ownValue } from '#domain/own-value.ts'
import { posicionTexto } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { NOTACIONES } from './periodo.ts'
import { FORMATOS, type ConceptosPlano, type DefinicionPlano, type Posicion, type TotalesPlano } from './plano.ts'

/** Separators as people call them. */
export const NOMBRE_SEPARADOR: Readonly<Record<string, string>> = {
  ',': 'Coma',
  ';': 'Punto y coma',
  '\t': 'Tabulador',
  '|': 'Barra (|)',
}

/** What a layout says of the whole file, as people read it; what it does not say is left out. */
export function hechosDePlano(
  definicion: DefinicionPlano,
  tipo: TipoCarga,
): (readonly [titulo: string, texto: string])[] {
  const { formato, codificacion, separador, hoja, titulos, periodo, detalle, cabecera, conceptos, totales } = definicion
  const { columnasFijas, sinComillas } = definicion
  const hechos: (readonly [string, string | undefined])[] = [
    ['Formato', FORMATOS[formato]],
    ['Codificación', formato === 'xlsx' ? undefined : codificacion === 'detectar' ? 'Se detecta' : codificacion],
    ['Separador', formato === 'delimitado' ? (ownValue(NOMBRE_SEPARADOR, separador ?? '') ?? 'Se detecta') : undefined],
    ['Hoja', formato === 'xlsx' ? (hoja ?? 'La primera') : undefined],
    ['Encabezados', formato === 'ancho_fijo' ? undefined : titulos ? 'Sí' : 'No'],
    ['Quincenas', periodo && NOTACIONES[periodo].titulo],
    ['Los datos empiezan con', detalle],
    ['La cabecera empieza con', cabecera],
    ['Conceptos', conceptos && conceptosTexto(conceptos)],
    ['Columnas por renglón', columnasFijas ? 'Las del encabezado' : undefined],
    ['Comillas', sinComillas ? 'Son letras del texto' : undefined],
    ['Renglón de totales', totales && totalesTexto(totales, tipo)],
  ]
  return hechos.flatMap(([titulo, texto]) => (texto === undefined ? [] : [[titulo, texto] as const]))
}

function conceptosTexto(conceptos: ConceptosPlano): string {
  switch (conceptos.forma) {
    case 'renglon':
      return `Un renglón por concepto: ${lugarTexto(conceptos.concepto)}, con su importe en ${lugarTexto(conceptos.importe)}`
    case 'columnas':
      return `Una columna por concepto, cuyo título empieza con ${conceptos.prefijos.join(' o ')}`
    case 'grupos':
      return `Grupos de ${conceptos.cada} columnas, de la ${conceptos.desde} a la ${conceptos.hasta}`
  }
}

function totalesTexto({ empieza, cuenta, suma, de = 'sueldo' }: TotalesPlano, { campos }: TipoCarga): string {
  const que = de === 'conceptos' ? 'todos los conceptos' : (ownValue(campos, de)?.titulo ?? de)
  const partes = [
    `Empieza con ${empieza}`,
    ...(cuenta ? [`cuenta renglones en ${lugarTexto(cuenta)}`] : []),
    ...(suma ? [`suma ${que} en ${lugarTexto(suma)}`] : []),
  ]
  return partes.join(', ')
}

/** "la columna 3", "IMPORTE", "12–22". */
const lugarTexto = (en: Posicion): string => ('columna' in en ? `la columna ${en.columna}` : posicionTexto(en))
