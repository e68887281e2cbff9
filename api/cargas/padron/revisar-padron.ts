import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import { conElla, juzgarPersona, type PersonaJuzgada } from '#domain/cargas/padron/juzgar-persona.ts'
import { veredictoDe } from '#domain/cargas/veredicto.ts'
import type { FaltaDeRenglon } from '#domain/cargas/padron/renglon-padron.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { loadPadronDeEntidad } from './catalogos-padron.ts'
import { clavesSinCurp, DuplicadasDelArchivo, type Duplicada } from './duplicadas-del-archivo.ts'
import { cambiosDe, guardarCambios, sinLinea, type CambioDeRenglon } from './guardar-cambios.ts'
import { paginasPadron, renglonesDeCurp, type EscenificadoPadron } from './paginas-padron.ts'
import { registrosDePagina } from './registros-padron.ts'

/** What the people of a load that enter come to. */
export interface EfectoPadron {
  readonly personas: number
  /** Rows of history, the altas among them. */
  readonly historia: number
  readonly porSituacion: Readonly<Partial<Record<LetraSituacion, number>>>
  /** Monthly salaries of those in A or L, in centavos. */
  readonly sueldosCentavos: number
}

/** The people of a load as they were judged: what those that enter come to, and how many rows this refused. */
interface RevisionPadron {
  readonly efecto: EfectoPadron
  readonly rechazados: number
}

/**
 * Judges the staged people of a load, each with all its rows, and stores the verdicts of the rows that change, a page in each transaction. Run again
 * it ends the same. `todos` judges refused rows too; `entran` only people that enter, whom something that changed since may refuse.
 */
export async function revisarPadron(carga: CargaRow, cuales: 'todos' | 'entran'): Promise<RevisionPadron> {
  const padron = await loadPadronDeEntidad(carga)
  const archivo = new DuplicadasDelArchivo(await clavesSinCurp(carga.id))
  const cuenta = new CuentaPadron()
  let rechazados = 0
  for await (const pagina of paginasPadron(carga.id, cuales)) {
    const registros = await registrosDePagina(pagina, padron.entidadId, { cerca: true })
    const cambios = pagina.flatMap((persona) => {
      const juzgada = juzgarPersona(
        persona.renglones.map(({ renglon }) => renglon),
        {
          ...padron,
          registros: (identidad, primero) => [
            ...registros(identidad, primero),
            ...archivo.faltasDe({ curp: persona.curp, identidad }, primero),
          ],
        },
      )
      cuenta.add(juzgada)
      return cambiosDe(persona, juzgada.faltas)
    })
    rechazados += await inTransaction(async () => {
      // It is under way: nobody else takes its turn.
      await execute('UPDATE cargas SET pulso_at = $1 WHERE id = $2', [nowAt(), carga.id])
      return guardarCambios(carga.id, cambios)
    })
  }
  for (const duplicada of archivo.anteriores) rechazados += await rechazarAnterior(carga.id, duplicada, cuenta)
  return { efecto: cuenta.efecto(), rechazados }
}

/** Adds up the people that enter. */
class CuentaPadron {
  readonly #porSituacion: Partial<Record<LetraSituacion, number>> = {}
  #personas = 0
  #historia = 0
  #sueldosCentavos = 0
  /** Of each person that enters: its situation, its salary and its rows of history, to take it off again. */
  readonly #quienes = new Map<
    string,
    { readonly situacion: LetraSituacion; readonly sueldo: number; readonly n: number }
  >()

  add({ curp, entradas }: PersonaJuzgada): void {
    const last = entradas.at(-1)
    if (!last) return
    const sueldo = SITUACIONES_EN_PLANTILLA.includes(last.situacion) ? last.sueldoCentavos : 0
    const quien = { situacion: last.situacion, sueldo, n: entradas.length }
    this.#quienes.set(curp, quien)
    this.#sumar(quien, 1)
  }

  /** A person that turns out not to enter. */
  quitar(curp: string): void {
    const quien = this.#quienes.get(curp)
    if (!quien) return
    this.#quienes.delete(curp)
    this.#sumar(quien, -1)
  }

  #sumar({ situacion, sueldo, n }: { situacion: LetraSituacion; sueldo: number; n: number }, signo: 1 | -1): void {
    this.#personas += signo
    this.#historia += signo * n
    this.#sueldosCentavos += signo * sueldo
    this.#porSituacion[situacion] = (this.#porSituacion[situacion] ?? 0) + signo
  }

  efecto(): EfectoPadron {
    return {
      ...{ personas: this.#personas, historia: this.#historia, sueldosCentavos: this.#sueldosCentavos },
      porSituacion: this.#porSituacion,
    }
  }
}

/** Refuses all the rows of somebody who passed before the person that has the same key. */
async function rechazarAnterior(
  cargaId: number,
  { curp, linea, falta }: Duplicada,
  cuenta: CuentaPadron,
): Promise<number> {
  cuenta.quitar(curp)
  const renglones = await renglonesDeCurp(cargaId, curp)
  const primero = renglones.find(({ renglon }) => renglon.linea === linea) ?? renglones[0]
  if (!primero) return 0
  const otros = renglones.filter((row) => row !== primero).map(({ renglon }) => renglon)
  const nuevas = [falta(primero.renglon), ...conElla(otros, primero.renglon.linea)]
  const cambios = renglones.map((row) => conFaltas(row, nuevas))
  return inTransaction(() => guardarCambios(cargaId, cambios))
}

/** A row with more faults than it has. What it was refused for already stays. */
function conFaltas(
  { renglon: { linea }, veredicto, faltas }: EscenificadoPadron,
  nuevas: readonly FaltaDeRenglon[],
): CambioDeRenglon {
  const antes = faltas === '' ? [] : (JSON.parse(faltas) as Falta[])
  const suyas = nuevas.filter((falta) => falta.linea === linea).map(sinLinea)
  const isNueva = ({ codigo, campo }: Falta): boolean =>
    !antes.some((each) => each.codigo === codigo && each.campo === campo)
  const todas = [...antes, ...(antes.some(({ codigo }) => isRechazo(codigo)) ? suyas.filter(isNueva) : suyas)]
  return { linea, antes: veredicto, despues: veredictoDe({ faltas: todas }), faltas: JSON.stringify(todas) }
}
