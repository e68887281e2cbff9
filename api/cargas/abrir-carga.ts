import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_DE_ACTO } from '#domain/cargas/estado-carga.ts'
import { isDeEntidad, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { Issue } from '#domain/issue.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { localPath, putStream } from '#api/files/storage.ts'
import { listEntidadesEnAlcance } from '#api/quincenas/list-entidades-en-alcance.ts'
import { archivoDeCarga, CARGA_SQL, estadosSql, type CargaRow } from './carga-row.ts'
import { crearCarga, mismoLugarSql, type LugarDeCarga } from './crear-carga.ts'
import { examinar } from './lectura/examinar.ts'
import { reconocerPlano, unicoPlano } from './lectura/reconocer-plano.ts'
import { conTexto } from './lectura/texto-de-zip.ts'
import { anioDeArchivo, diaDePlano, findPlano, listPlanos, type PlanoGuardado } from './plano-row.ts'
import { asuntoPedido, tiposPosibles } from './tipos/asunto-de-carga.ts'
import { tiposQueCarga } from './tipos/derechos-de-tipo.ts'

/** Arguments of `portal importar`. */
interface Pedido {
  readonly ruta: string
  readonly nombre: string
  /** Kind of load, where the command is of one. */
  readonly tipo?: TipoCargaId
  /** Key of the layout; null to recognise it. */
  readonly plano: string | null
  /** Name of the entity; null if none was given: payments have none. */
  readonly entidad: string | null
  /** Key of what it is about; null if none was given. */
  readonly asunto: string | null
  /** Ordinal; null if none was given. */
  readonly quincena: number | null
  /** Goes on with a load of the same file that was cut. */
  readonly reanudar: boolean
}

/** The load of a file: a new one, or with `reanudar` the one that was cut. Throws 403, 404, 422 (`plano`), and what `crearCarga` throws. */
export async function abrirCarga(actor: Actor, { ruta, nombre, ...opciones }: Pedido): Promise<CargaRow> {
  authorize(actor, 'cargas.cargar')
  return conTexto({ ruta, nombre }, (archivo) => abrir(actor, { ...opciones, ...archivo }))
}

async function abrir(actor: Actor, pedido: Pedido): Promise<CargaRow> {
  const plano = await planoDe(actor, pedido)
  const lugar = isDeEntidad(plano.tipo) ? await lugarDe(actor, pedido) : null
  const asunto = await asuntoPedido(plano.tipo, pedido.asunto ?? '')
  if (!pedido.reanudar) return crearCarga(actor, { ...pedido, plano, lugar, asunto })
  const { huella, bytes } = await examinar(pedido.ruta)
  const binds = new Binds()
  const de = { tipo: plano.tipo, entidadId: lugar?.entidad.id ?? null, asunto: asunto?.clave ?? '' }
  const carga = await selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.huella = ${binds.add(huella)} AND ${mismoLugarSql(binds, de)}
       AND c.estado IN (${estadosSql(ESTADOS_DE_ACTO.reanudar)}) AND c.aprobada_por IS NULL ORDER BY c.id DESC`,
    binds.values,
  )
  if (!carga)
    throw conflict('sin_interrumpir', 'No hay una carga interrumpida de este archivo: cárgalo sin --reanudar.')
  // The copy of a load that was cut at its very beginning may be short.
  const stored = await stat(await localPath(archivoDeCarga(carga.id))).catch(() => null)
  if (stored?.size !== bytes) await putStream(archivoDeCarga(carga.id), createReadStream(pedido.ruta))
  return carga
}

async function planoDe(actor: Actor, { ruta, tipo, plano, quincena, entidad, asunto }: Pedido): Promise<PlanoGuardado> {
  if (plano !== null) return findPlano(plano, quincena)
  const tipos = tiposPosibles(tiposQueCarga(actor), {
    ...{ tipo: tipo ?? '', entidad: entidad ?? '', asunto: asunto ?? '' },
  })
  const planos = (await listPlanos(diaDePlano(quincena))).filter(({ tipo }) => tipos.includes(tipo))
  return unicoPlano(tipo ?? null, planos) ?? reconocerPlano(ruta, anioDeArchivo(quincena), planos)
}

/** Entity and quincena of a load of a dependency. Throws 404, 422 (`entidad`, `quincena`) if one was not given. */
async function lugarDe(actor: Actor, { entidad: nombre, quincena }: Pedido): Promise<LugarDeCarga> {
  if (nombre === null || quincena === null)
    throw broken([
      ...(nombre === null ? [falta('entidad', 'Di de qué entidad es el archivo, con --entidad.')] : []),
      ...(quincena === null ? [falta('quincena', 'Di de qué quincena es el archivo, con --quincena.')] : []),
    ])
  const entidades = await listEntidadesEnAlcance(actor, quincena)
  const entidad = entidades.find((each) => each.nombre === nombre)
  if (!entidad) throw new AppError(404, 'no_existe', `No hay una entidad "${nombre}".`)
  return { entidad, quincena }
}

const falta = (path: string, message: string): Issue => ({ path, code: 'obligatorio', message })
