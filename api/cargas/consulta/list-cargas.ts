import { z } from 'zod'
import type { Carga } from '#domain/cargas/carga.ts'
import { ESTADOS_CARGA, type EstadoCarga } from '#domain/cargas/estado-carga.ts'
import { TIPO_CARGA_IDS } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import { CARGA_COLUMNAS, CARGA_DESDE, cargaVisibleSql, type CargaRow } from '#api/cargas/carga-row.ts'
import { presentCarga } from '#api/cargas/present-carga.ts'

const ESTADOS = Object.keys(ESTADOS_CARGA) as [EstadoCarga, ...EstadoCarga[]]

/** The loads that the actor sees, the latest first. Throws 403. */
export const { list: listCargas } = defineList<string, CargaRow, Carga>({
  authorize: (actor) => authorize(actor, 'cargas.leer'),
  from: CARGA_DESDE,
  id: 'c.id',
  columns: { folio: 'c.id', quincena: 'c.quincena', entidad: 'u.nombre', estado: 'c.estado', archivo: 'c.archivo' },
  defaultSort: ['folio', 'DESC'],
  filters: {
    estado: filterIn('c.estado', z.enum(ESTADOS)),
    tipo: filterIn('c.tipo', z.enum(TIPO_CARGA_IDS)),
    entidadId: filterIn('c.entidad_id', z.int().min(1)),
    quincena: filterBy(quincenaCodigo, (quincena, binds) => `c.quincena = ${binds.add(quincena)}`),
  },
  search: ['c.archivo', 'u.nombre'],
  scope: cargaVisibleSql,
  select: CARGA_COLUMNAS,
  present: presentCarga,
})
