import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import { historiaPadron, type CatalogosPadron, type EntradaPadron } from './historia-padron.ts'
import { datosPersonalesDe, faltasDeIdentidad, reunirIdentidad, type IdentidadPadron } from './identidad-padron.ts'
import { RENGLONES_POR_PERSONA } from './periodos-padron.ts'
import { faltaDe, type FaltaDeRenglon, type RenglonPadron } from './renglon-padron.ts'

export interface ContextoPersona extends CatalogosPadron {
  /** Last day of the quincena of today: nobody enters later. */
  readonly finQuincena: PlainDate
  /** What the records say of the person: who has its keys already (C447, C448), who is near (A542). */
  readonly registros: (identidad: IdentidadPadron, primero: RenglonPadron) => readonly FaltaDeRenglon[]
}

/** The rows of one CURP as they were judged. */
export interface PersonaJuzgada {
  readonly curp: string
  /** Lines of its rows. */
  readonly lineas: readonly number[]
  readonly identidad: IdentidadPadron
  readonly datos: DatosPersonales
  /** Its history from the alta on; none if the person does not enter. */
  readonly entradas: readonly EntradaPadron[]
  readonly faltas: readonly FaltaDeRenglon[]
}

/** Judges all the rows of one CURP together. Nobody enters half: a refused row refuses the others (C458). */
export function juzgarPersona(renglones: readonly RenglonPadron[], contexto: ContextoPersona): PersonaJuzgada {
  const [primero] = renglones
  if (!primero) throw new Error('A person without rows')
  const { identidad, faltas: deOtros } = reunirIdentidad(renglones)
  const { curp, ingreso } = identidad
  const historia =
    ingreso === null || renglones.length > RENGLONES_POR_PERSONA
      ? { entradas: [], faltas: demasiados(renglones) }
      : historiaPadron(renglones, ingreso, contexto)
  const faltas = [
    ...deOtros,
    ...faltasDeIdentidad(primero, identidad, { hoy: contexto.hoy, finQuincena: contexto.finQuincena }),
    ...historia.faltas,
    ...contexto.registros(identidad, primero),
  ]
  const arrastre = arrastrar(renglones, faltas)
  const entra = arrastre === null
  const datos = datosPersonalesDe(identidad)
  return {
    ...{ curp, identidad, datos, lineas: renglones.map(({ linea }) => linea) },
    entradas: entra ? historia.entradas : [],
    faltas: [...faltas, ...(arrastre ?? [])],
  }
}

const demasiados = (renglones: readonly RenglonPadron[]): FaltaDeRenglon[] =>
  renglones
    .slice(RENGLONES_POR_PERSONA)
    .map((renglon) =>
      faltaDe(renglon, 'desde', 'C450', `${renglones.length} renglones`, `hasta ${RENGLONES_POR_PERSONA} por persona`),
    )

/** The faults of the rows that are refused because another row of their person is; null if none is. */
function arrastrar(renglones: readonly RenglonPadron[], faltas: readonly FaltaDeRenglon[]): FaltaDeRenglon[] | null {
  const malas = new Set(faltas.filter(({ codigo }) => isRechazo(codigo)).map(({ linea }) => linea))
  for (const { linea, rechazado } of renglones) if (rechazado) malas.add(linea)
  const [causa] = [...malas].sort((a, b) => a - b)
  return causa === undefined
    ? null
    : conElla(
        renglones.filter(({ linea }) => !malas.has(linea)),
        causa,
      )
}

/** The faults of rows that go with the refused one in `causa`. */
export const conElla = (renglones: readonly RenglonPadron[], causa: number): FaltaDeRenglon[] =>
  renglones.map((renglon) =>
    faltaDe(renglon, 'curp', 'C458', renglon.curp, `que se corrija el renglón ${causa} de la misma persona`),
  )
