import { z } from 'zod'
import { AMBITOS } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { Perfil, PerfilDetalle, PerfilPanel, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { actosOf, loadDerechos } from './load-derechos.ts'
import { findPerfil } from './perfil-row.ts'

/** `GET /api/perfiles`: ids and names. */
export async function listPerfiles(actor: Actor): Promise<Perfil[]> {
  authorizeInstituto(actor, 'perfiles.administrar')
  return selectRows<Perfil>('SELECT id, nombre FROM perfiles ORDER BY id')
}

/** A page of the profiles for the panel. */
export const { list: listPerfilesPanel } = defineRows({
  authorize: (actor) => authorizeInstituto(actor, 'perfiles.administrar'),
  rows: selectPerfiles,
  columns: ['nombre', 'ambito', 'menus', 'procesos', 'usuarios'],
  defaultSort: ['id', 'ASC'],
  filters: { ambito: z.enum(AMBITOS) },
  search: ['nombre'],
})

/** One profile with its permissions. 404 when it does not exist. */
export async function getPerfil(actor: Actor, id: number): Promise<PerfilDetalle> {
  authorizeInstituto(actor, 'perfiles.administrar')
  return findPerfil(id)
}

/** What every profile may do and why, and everything that can be granted. */
export async function getDerechos(actor: Actor): Promise<RespuestaDerechos> {
  authorizeInstituto(actor, 'perfiles.administrar')
  return loadDerechos()
}

type Row = Pick<RowOf<PerfilModel>, 'id' | 'nombre' | 'ambito' | 'exige_dos_pasos' | 'version'> &
  Readonly<Record<'menus' | 'procesos' | 'usuarios', number>>

async function selectPerfiles(): Promise<PerfilPanel[]> {
  const [rows, actos] = await Promise.all([
    selectRows<Row>(
      `SELECT p.id, p.nombre, p.ambito, p.exige_dos_pasos, p.version,
         CASE WHEN p.id = ${PERFIL_ADMINISTRADOR} THEN (SELECT COUNT(*) FROM menus WHERE componente IS NOT NULL)
           ELSE (SELECT COUNT(*) FROM perfil_menus m WHERE m.perfil_id = p.id) END AS menus,
         CASE WHEN p.id = ${PERFIL_ADMINISTRADOR} THEN (SELECT COUNT(*) FROM procesos WHERE componente IS NOT NULL)
           ELSE (SELECT COUNT(*) FROM perfil_procesos r WHERE r.perfil_id = p.id) END AS procesos,
         (SELECT COUNT(*) FROM usuarios u WHERE u.perfil_id = p.id) AS usuarios FROM perfiles p`,
    ),
    selectRows<{ perfil_id: number; acto: string }>('SELECT perfil_id, acto FROM perfil_actos'),
  ])
  return rows.map(({ exige_dos_pasos: exige, ...row }) => ({
    ...row,
    actos: actosOf(actos.filter((one) => one.perfil_id === row.id)),
    exigeDosPasos: asBoolean(exige),
    protegido: row.id === PERFIL_ADMINISTRADOR,
  }))
}
