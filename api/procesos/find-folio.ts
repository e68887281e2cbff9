import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { quincenaShort } from '#domain/calendario/quincena.ts'
import { TIPOS_TRAMITE_CAIR } from '#domain/fondos/cair/panel-cair.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { prestamoDeFolio } from '#domain/fondos/prestamos/retencion-panel.ts'
import { rutaPrestamo } from '#domain/fondos/prestamos/ruta-prestamo.ts'
import { ESTADOS_PRESTAMO, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { foliosPosibles, type ClaseFolio, type FolioHallado } from '#domain/procesos/folio-buscado.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import { estatusOf, findMovimientoInScope } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { nombreEnLista } from '#api/afiliacion/padron/nombre-visible.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { TRAMITE_FROM, TRAMITE_SELECT, type TramiteRow } from '#api/fondos/cair/tramite-row.ts'
import { findLinea } from '#api/fondos/pagos/lineas/find-linea.ts'
import { prestamoVisibleSql } from '#api/fondos/prestamos/list-prestamos.ts'
import {
  PRESTAMO_COLUMNS,
  PRESTAMOS_FROM,
  presentPrestamo,
  type PrestamoRow,
} from '#api/fondos/prestamos/prestamo-row.ts'
import {
  EXTEMPORANEA_FROM,
  EXTEMPORANEA_SELECT,
  type ExtemporaneaRow,
} from '#api/quincenas/extemporaneas/extemporanea-row.ts'

interface Buscador {
  readonly puede: CapacidadId
  /** Screen that opens it; null for a paper, which needs none. */
  readonly vista: NombreVista | null
  /** What is told of it and where it is. Throws 404 out of the actor's scope. */
  readonly find: (actor: Actor, folio: string) => Promise<Pick<FolioHallado, 'texto' | 'ruta'>>
}

const BUSCADORES: Readonly<Record<ClaseFolio, Buscador>> = {
  movimiento: { puede: 'movimientos.leer', vista: 'panelMovimientos', find: findMovimiento },
  prestamo: { puede: 'prestamos.leer', vista: 'panelPrestamos', find: findPrestamo },
  cair: { puede: 'cair.leer', vista: 'cair', find: findTramiteCair },
  extemporanea: { puede: 'extemporaneas.leer', vista: 'extemporaneas', find: findExtemporanea },
  linea: { puede: 'lineas.leer', vista: null, find: findLineaPago },
}

/** What a folio names among what the actor may read, and where it opens. Nothing for another office's, like for one that does not exist. */
export async function findFolio(actor: Actor, text: string): Promise<FolioHallado[]> {
  authorize(actor, 'inicio.ver')
  const asked = foliosPosibles(text).filter(({ clase }) => {
    const { puede, vista } = BUSCADORES[clase]
    return can(actor, puede) && (vista === null || actor.vistas.has(vista))
  })
  const found = await Promise.all(
    asked.map(async ({ clase, folio }) => {
      const { vista, find } = BUSCADORES[clase]
      const hallado = await orNothing(find(actor, folio))
      return hallado === null ? [] : [{ clase, folio, ...hallado, papel: vista === null }]
    }),
  )
  return found.flat()
}

/** 404, and 410 of a payment line that stands no more, are no error of a search. */
async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

const texto = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

async function findMovimiento(actor: Actor, folio: string) {
  const row = await findMovimientoInScope(actor, { folio })
  return { texto: texto(row.tipo, estatusOf(row), nombreEnLista(row)), ruta: rutaMovimiento(row) }
}

async function findPrestamo(actor: Actor, folio: string) {
  const binds = new Binds()
  const row = await selectRow<PrestamoRow>(
    `SELECT ${PRESTAMO_COLUMNS} ${PRESTAMOS_FROM} WHERE p.id = ${binds.add(prestamoDeFolio(folio))} AND ${prestamoVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('El préstamo')
  const { tipo, estado, nombre } = presentPrestamo(row)
  return {
    texto: texto(`Préstamo: ${TIPOS_PRESTAMO[tipo].titulo}`, ESTADOS_PRESTAMO[estado], nombre),
    ruta: rutaPrestamo(folio),
  }
}

async function findTramiteCair(actor: Actor, folio: string) {
  const row = await findByFolio<TramiteRow>(actor, `SELECT ${TRAMITE_SELECT} ${TRAMITE_FROM}`, folio)
  return {
    texto: texto(TIPOS_TRAMITE_CAIR[row.tipo], ESTADOS_TRAMITE[row.estado], displayName(row, 'lista')),
    ruta: `${rutaVista('cair')}&tab=tramites&tramite=${row.id}`,
  }
}

async function findExtemporanea(actor: Actor, folio: string) {
  const row = await findByFolio<ExtemporaneaRow>(actor, `SELECT ${EXTEMPORANEA_SELECT} ${EXTEMPORANEA_FROM}`, folio)
  return {
    texto: texto(CLASES_EXTEMPORANEA[row.clase].titulo, ESTADOS_TRAMITE[row.estado], displayName(row, 'lista')),
    ruta: `${rutaVista('extemporaneas')}&tramite=${row.id}`,
  }
}

/** A procedure of two approvals (`t`) of somebody in scope (`a`). */
async function findByFolio<Row extends object>(actor: Actor, select: string, folio: string): Promise<Row> {
  const binds = new Binds()
  const row = await selectRow<Row>(
    `${select} WHERE t.folio = ${binds.add(folio)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('El trámite')
  return row
}

async function findLineaPago(actor: Actor, referencia: string) {
  const { entidad, persona, quincena } = await findLinea(actor, referencia)
  return {
    texto: texto('Línea de pago', quincenaShort(quincena), persona ?? entidad),
    ruta: `/api/lineas-pago/${referencia}/hoja`,
  }
}
