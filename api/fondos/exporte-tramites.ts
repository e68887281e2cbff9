import { ESTADOS_TRAMITE, type EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ColumnaExporte } from '#api/files/tabla-exportada.ts'

/** A procedure that two people approve, as its list tells it. */
interface TramiteListado {
  readonly folio: string
  readonly nombre: string
  readonly estado: EstadoTramite
}

/** The columns that every list of procedures has, around those that are its own; `importe` in centavos. */
export function columnasTramite<Tramite extends TramiteListado>(
  clase: ColumnaExporte<Tramite>,
  propias: readonly ColumnaExporte<Tramite>[],
  importe: (tramite: Tramite) => number,
): readonly ColumnaExporte<Tramite>[] {
  return [
    { clave: 'folio', titulo: 'Folio', valor: ({ folio }) => folio },
    clase,
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    ...propias,
    { clave: 'importe', titulo: 'Importe', pesos: true, valor: (tramite) => centavosToPesos(importe(tramite)) },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => ESTADOS_TRAMITE[estado] },
  ]
}
