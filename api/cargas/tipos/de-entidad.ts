import type { CargaDeEntidad, CargaRow } from '#api/cargas/carga-row.ts'
import type { PublicacionCarga, ServidorDeCarga } from './servidor-de-carga.ts'

/** Loads of an entity: none is published by the call that loads it. */
export type ServidorDeEntidad = Omit<
  ServidorDeCarga<CargaDeEntidad>,
  'ensayar' | 'asuntos' | 'motivoPedido' | 'publicacion'
> & {
  readonly publicacion: Exclude<PublicacionCarga<CargaDeEntidad>, { readonly por: 'llamada' }>
}

/** The service of a kind whose loads are of an entity and a quincena. */
export function deEntidad(servidor: ServidorDeEntidad): ServidorDeCarga {
  const { publicacion } = servidor
  return {
    ...servidor,
    juez: (actor, carga) => servidor.juez(actor, conEntidad(carga)),
    acabar: (actor, carga, marcha) => servidor.acabar(actor, conEntidad(carga), marcha),
    sustituida: (carga) => servidor.sustituida(conEntidad(carga)),
    cifras: (carga, anterior) => servidor.cifras(conEntidad(carga), anterior && conEntidad(anterior)),
    resumen: (carga) => servidor.resumen(conEntidad(carga)),
    importePrevisto: (carga) => servidor.importePrevisto(conEntidad(carga)),
    publicacion:
      publicacion.por === 'transaccion'
        ? { por: 'transaccion', publicar: (actor, carga) => publicacion.publicar(actor, conEntidad(carga)) }
        : {
            por: 'trabajo',
            publicar: (actor, carga, marcha) => publicacion.publicar(actor, conEntidad(carga), marcha),
          },
    assertRetirable: (carga) => servidor.assertRetirable(conEntidad(carga)),
    retirar: (actor, carga) => servidor.retirar(actor, conEntidad(carga)),
  }
}

function conEntidad(carga: CargaRow): CargaDeEntidad {
  const { entidadId, entidad, quincena } = carga
  if (entidadId === null || entidad === null || quincena === null)
    throw new Error(`Load ${carga.id} has no entity or no quincena`)
  return { ...carga, entidadId, entidad, quincena }
}
