import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { SERVIDOR_CATALOGOS } from '#api/cargas/catalogos/servidor-catalogos.ts'
import { SERVIDOR_MOVIMIENTOS } from '#api/cargas/movimientos/servidor-movimientos.ts'
import { SERVIDOR_NOMINA } from '#api/cargas/nomina/servidor-nomina.ts'
import { SERVIDOR_PADRON } from '#api/cargas/padron/servidor-padron.ts'
import { SERVIDOR_PAGOS } from '#api/cargas/pagos/servidor-pagos.ts'
import { SERVIDOR_RETENCIONES } from '#api/cargas/retenciones/servidor-retenciones.ts'
import { SERVIDOR_USUARIOS } from '#api/cargas/usuarios/servidor-usuarios.ts'
import { SERVIDOR_DIRECCIONES } from '#api/cargas/direcciones/servidor-direcciones.ts'
import { SERVIDOR_SUELDOS } from '#api/cargas/sueldos/servidor-sueldos.ts'
import { deEntidad } from './de-entidad.ts'
import type { ServidorDeCarga } from './servidor-de-carga.ts'

/** What each kind of load does on the server. One line each. */
const SERVIDORES: Readonly<Record<TipoCargaId, ServidorDeCarga>> = {
  nomina: deEntidad(SERVIDOR_NOMINA),
  retenciones: deEntidad(SERVIDOR_RETENCIONES),
  movimientos: deEntidad(SERVIDOR_MOVIMIENTOS),
  pagos: SERVIDOR_PAGOS,
  usuarios: SERVIDOR_USUARIOS,
  catalogos: SERVIDOR_CATALOGOS,
  sueldos: SERVIDOR_SUELDOS,
  direcciones: SERVIDOR_DIRECCIONES,
  padron: SERVIDOR_PADRON,
}

export const servidorDe = ({ tipo }: { readonly tipo: TipoCargaId }): ServidorDeCarga => SERVIDORES[tipo]
