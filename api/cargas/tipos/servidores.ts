import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { SERVIDOR_NOMINA } from '#api/cargas/nomina/servidor-nomina.ts'
import { SERVIDOR_RETENCIONES } from '#api/cargas/retenciones/servidor-retenciones.ts'
import type { ServidorDeCarga } from './servidor-de-carga.ts'

/** What each kind of load does on the server. One line each. */
const SERVIDORES: Readonly<Record<TipoCargaId, ServidorDeCarga>> = {
  nomina: SERVIDOR_NOMINA,
  retenciones: SERVIDOR_RETENCIONES,
}

export const servidorDe = ({ tipo }: { readonly tipo: TipoCargaId }): ServidorDeCarga => SERVIDORES[tipo]
