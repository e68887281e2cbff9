import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaveDeCuenta } from '#domain/cargas/carga.ts'
import { faltaTexto } from '#domain/cargas/falta.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { siguientePaso } from '#domain/cargas/siguiente-paso.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { CliError, withFields, type CliContext } from '#cli/context.ts'
import { escucharInterrupcion } from '#cli/interrupcion.ts'
import { ordinalOf } from '#cli/quincena/ordinal-of.ts'
import { textoDeSimulacion } from './texto-carga.ts'

export interface OpcionesImportar {
  /** Kind of load; none if the command is of any. */
  readonly tipo?: TipoCargaId
  readonly plano?: string
  readonly entidad?: string
  readonly quincena?: string
  readonly asunto?: string
  /** Path of the oficio that serves its movements. */
  readonly oficio?: string
  readonly simular?: true
  readonly malos?: string
  readonly reanudar?: true
  readonly motivo?: string
  readonly yes?: true
  readonly json?: true
}

/** Reads and judges a file, says what loading it would do, and loads it once the person confirms. */
export async function importarArchivo(context: CliContext, archivo: string, options: OpcionesImportar): Promise<void> {
  const [{ simularCarga }, { descartarCarga }, { escribirMalos }] = await Promise.all([
    import('#api/cargas/simular-carga.ts'),
    import('#api/cargas/descartar-carga.ts'),
    import('./escribir-malos.ts'),
  ])
  const actor = await context.actor()
  const folio = await leer(context, actor, archivo, options)
  const simulacion = await simularCarga(actor, folio)
  const { carga, entran } = simulacion
  if (options.malos !== undefined && carga.rechazados > 0) await escribirMalos(context, actor, folio, options.malos)
  const malos = carga.estado === 'rechazada' ? await renglonesConFaltas(actor, folio) : []
  const texto = [textoDeSimulacion(simulacion), ...malos].join('\n')
  if (carga.estado === 'rechazada' || options.simular) {
    await descartarCarga(actor, folio)
    if (carga.estado !== 'rechazada') {
      context.answer(options.json, simulacion, `${texto}\nSimulación: no se cargó nada.`)
      return
    }
    if (options.json) context.print(JSON.stringify(simulacion))
    throw new CliError(texto)
  }
  if (!options.json) context.print(texto)
  await context.confirm(`¿Cargar ${formatCuenta(entran)} renglones?`, options.yes)
  const claves = await cargar(context, actor, folio, options)
  const cargada = await simularCarga(actor, folio)
  const lineas = claves.map(({ usuario, clave }) => `  ${usuario}  ${clave}`)
  const conClaves = claves.length === 0 ? [] : ['Contraseñas de un solo uso, que no se vuelven a mostrar:', ...lineas]
  context.answer(
    options.json,
    { ...cargada, ...(claves.length > 0 && { claves }) },
    [siguientePaso(cargada.carga), ...conClaves].join('\n'),
  )
}

/** The first rows of a file that was refused whole, each with its faults. */
async function renglonesConFaltas(actor: Actor, folio: string): Promise<string[]> {
  const { listRenglones } = await import('#api/cargas/consulta/list-renglones.ts')
  const { renglones } = await listRenglones(actor, { folio, veredicto: 'rechazado', despues: 0 })
  return renglones.flatMap(({ linea, faltas }) => faltas.map((falta) => `  Renglón ${linea}. ${faltaTexto(falta)}`))
}

/** Loads what was simulated. Returns the passwords of the accounts that it made, shown once. */
async function cargar(
  context: CliContext,
  actor: Actor,
  folio: string,
  { motivo = '' }: OpcionesImportar,
): Promise<readonly ClaveDeCuenta[]> {
  const { prepararCarga } = await import('#api/cargas/preparar-carga.ts')
  let claves: readonly ClaveDeCuenta[] = []
  const onClaves = (hechas: readonly ClaveDeCuenta[]): void => void (claves = hechas)
  await conProgreso(context, folio, 'cargados', (marcha) =>
    withFields(() => prepararCarga(actor, folio, motivo, { ...marcha, onClaves })),
  )
  return claves
}

/** Milliseconds between two lines of progress where a terminal does not rewrite them. */
const CADA_MS = 5_000

async function leer(
  context: CliContext,
  actor: Actor,
  archivo: string,
  { tipo, plano, entidad, quincena, asunto, oficio, reanudar }: OpcionesImportar,
): Promise<string> {
  const [{ abrirCarga }, { leerCarga }, { folioDe }] = await Promise.all([
    import('#api/cargas/abrir-carga.ts'),
    import('#api/cargas/leer-carga.ts'),
    import('#api/cargas/carga-row.ts'),
  ])
  const pedido = {
    ruta: path.resolve(archivo),
    nombre: path.basename(archivo),
    ...(tipo && { tipo }),
    plano: plano ?? null,
    entidad: entidad ?? null,
    asunto: asunto ?? null,
    quincena: quincena === undefined ? null : await ordinalOf(quincena),
    reanudar: reanudar ?? false,
  }
  const carga = await conUso(() => abrirCarga(actor, pedido))
  const folio = folioDe(carga)
  if (oficio !== undefined) await adjuntar(actor, carga, oficio)
  await conProgreso(context, folio, 'leídos', (marcha) => leerCarga(actor, carga, marcha))
  return folio
}

/** Adjoins the oficio of a load before its file is read: each row is judged with it. A load that was read and cut keeps the one it had. */
async function adjuntar(actor: Actor, carga: CargaRow, oficio: string): Promise<void> {
  if (carga.estado !== 'leyendo') return
  const { adjuntarOficio } = await import('#api/cargas/movimientos/oficio-de-carga.ts')
  const bytes = await readFile(path.resolve(oficio))
  await withFields(() => adjuntarOficio(actor, carga, { nombre: path.basename(oficio), bytes }))
}

/** A file without the `--entidad`, `--quincena` or `--asunto` that its kind needs is a wrong use of the command. */
async function conUso<T>(work: () => Promise<T>): Promise<T> {
  const { AppError } = await import('#api/errors.ts')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.issues.length === 0) throw error
    const isUso = error.issues.every(({ path: campo }) => ['entidad', 'quincena', 'asunto'].includes(campo))
    throw new CliError(error.issues.map(({ message }) => message).join('\n'), isUso ? 2 : 1)
  }
}

/** Runs a long step of a load: shows rows and rows per second, and on Ctrl C says how to go on. */
async function conProgreso(
  context: CliContext,
  folio: string,
  hecho: string,
  work: (marcha: MarchaCarga) => Promise<unknown>,
): Promise<void> {
  const interrupcion = escucharInterrupcion()
  const start = performance.now()
  let said = 0
  try {
    await work({
      signal: interrupcion.signal,
      onEspera: (antes) => context.printStatus(`Espera a que termine ${antes}`),
      onPaso: (texto) => context.printStatus(texto),
      onRenglones: (hechos) => {
        const now = performance.now()
        if (!context.rewritesStatus && now - said < CADA_MS) return
        said = now
        const porSegundo = Math.round(hechos / Math.max(0.001, (now - start) / 1_000))
        context.printStatus(`${formatCuenta(hechos)} renglones ${hecho}, ${formatCuenta(porSegundo)} por segundo`)
      },
    })
  } catch (error) {
    if (!interrupcion.signal.aborted) throw error
    throw new CliError(
      `Interrumpido: nada de ${folio} se perdió. Repite el comando con --reanudar para seguir.`,
      interrupcion.codigo(),
    )
  } finally {
    context.printStatus('')
    interrupcion.dejar()
  }
}
