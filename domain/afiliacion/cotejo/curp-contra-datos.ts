import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import { parseCurp, type CurpLeida } from '#domain/identidad/curp.ts'
import { entidadByNombre } from '#domain/identidad/entidades-federativas.ts'
import { writtenName, type Nombre } from '#domain/identidad/nombre.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { NOMBRE_SEXO, sexoPadronOf } from '#domain/identidad/sexo.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** What a paper prints of its person, as read; a text that was not read is "" or absent. */
export interface DatosContraCurp extends Partial<Nombre> {
  /** YYYY-MM-DD */
  readonly fechaNacimiento?: string
  /** H, M or X. */
  readonly sexo?: string
  readonly entidad?: string
}

export interface FilaCurp {
  readonly campo: 'nombre' | 'fechaNacimiento' | 'sexo' | 'entidad'
  readonly etiqueta: string
  /** What the key's own letters say, ready to be shown. */
  readonly enCurp: string
  readonly enDatos: string
  readonly resultado: 'coincide' | 'difiere' | 'sin_leer'
}

/**
 * A CURP against the name, birth date, sex and state that stand beside it: the key repeats them, so a misread digit shows
 * here. Empty when `curp` has not the structure of one. The name is compared by the letters that the Instructivo
 * Normativo takes from it; a difference warns, because RENAPO has assigned others.
 */
export function curpContraDatos(curp: string, datos: DatosContraCurp): FilaCurp[] {
  const leida = parseCurp(curp)
  if (!leida) return []
  const key = cleanKey(curp)
  return [nombreFila(key, leida, datos), fechaFila(leida, datos), sexoFila(leida, datos), entidadFila(leida, datos)]
}

type Resultado = FilaCurp['resultado']

const judge = (enDatos: string, same: boolean): Resultado =>
  enDatos === '' ? 'sin_leer' : same ? 'coincide' : 'difiere'

const letters = (root: string) => `${root.slice(0, 4)}…${root.slice(13, 16)}`

function nombreFila(key: string, leida: CurpLeida, datos: DatosContraCurp): FilaCurp {
  const { nombres = '', apellidoPaterno = '', apellidoMaterno = '' } = datos
  const nombre = { nombres, apellidoPaterno, apellidoMaterno }
  const whole = nombres !== '' && apellidoPaterno !== ''
  const shown = whole ? writtenName(nombre, 'natural') : ''
  const given = whole ? `${shown} (${letters(curpRoot16({ ...nombre, ...leida }))})` : ''
  return {
    campo: 'nombre',
    etiqueta: 'Letras del nombre',
    enCurp: letters(key),
    enDatos: given,
    resultado: judge(given, whole && nombreMatchesCurp(nombre, key)),
  }
}

function fechaFila(leida: CurpLeida, datos: DatosContraCurp): FilaCurp {
  const fecha = parsePlainDate(datos.fechaNacimiento ?? '')
  const given = fecha ? formatFecha(fecha) : ''
  const enCurp = formatFecha(leida.fechaNacimiento)
  const resultado = judge(given, fecha === leida.fechaNacimiento)
  return { campo: 'fechaNacimiento', etiqueta: 'Fecha de nacimiento', enCurp, enDatos: given, resultado }
}

function sexoFila(leida: CurpLeida, datos: DatosContraCurp): FilaCurp {
  const sexo = (['H', 'M', 'X'] as const).find((each) => each === datos.sexo)
  const given = sexo ? NOMBRE_SEXO[sexoPadronOf(sexo)] : ''
  const enCurp = NOMBRE_SEXO[sexoPadronOf(leida.sexo)]
  return { campo: 'sexo', etiqueta: 'Sexo', enCurp, enDatos: given, resultado: judge(given, sexo === leida.sexo) }
}

function entidadFila(leida: CurpLeida, datos: DatosContraCurp): FilaCurp {
  const text = normalizeText(datos.entidad ?? '')
  const entidad = entidadByNombre(text)
  const same = entidad?.codigo === leida.codigoEntidad
  const enCurp = leida.entidad || leida.codigoEntidad
  const enDatos = entidad?.nombre ?? text
  return { campo: 'entidad', etiqueta: 'Entidad de nacimiento', enCurp, enDatos, resultado: judge(enDatos, same) }
}
