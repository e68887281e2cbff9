import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { ageText } from '#domain/afiliacion/actos/espera.ts'
import { rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { nowAt } from '#api/clock.ts'
import {
  ACCIONES_DE_CARGA,
  cargasPorAutorizar,
  cargasPorValidar,
  ESPERAN_MAX,
  type CargasQueEsperan,
} from '#api/cargas/consulta/cargas-que-esperan.ts'

/** Loads that the actor can validate, and those to authorise in *Por autorizar*; nothing where none waits. */
export async function cargasTeselas(actor: Actor): Promise<Tesela[]> {
  const [validar, autorizar] = [await cargasPorValidar(actor), await cargasPorAutorizar(actor)]
  const { vistas } = actor
  return [
    ...tesela('Cargas por validar', validar, {
      una: rutaCarga(validar.unica),
      todas: conFiltro(`${rutaVista('cargas')}?`, { estado: ['por_validar'] }),
      puede: vistas.has('cargas'),
    }),
    ...tesela('Cargas por autorizar', autorizar, {
      una: rutaPropuesta(Number(autorizar.unica)),
      todas: conFiltro(`${rutaVista('autorizaciones')}&`, { estado: ['pendiente'], accion: ACCIONES_DE_CARGA }),
      puede: vistas.has('autorizaciones'),
    }),
  ]
}

interface RutasTesela {
  readonly una: string
  readonly todas: string
  readonly puede: boolean
}

function tesela(etiqueta: string, { n, desde, unica }: CargasQueEsperan, { una, todas, puede }: RutasTesela): Tesela[] {
  if (n === 0) return []
  return [
    {
      etiqueta,
      cifra: n === ESPERAN_MAX ? `${formatCuenta(n)} o más` : formatCuenta(n),
      detalle: `la más antigua, hace ${ageText(desde, Date.parse(nowAt()))}`,
      tono: 'aviso',
      ruta: puede ? (unica === '' ? todas : una) : null,
    },
  ]
}

const conFiltro = (ruta: string, filtro: Readonly<Record<string, readonly string[]>>): string =>
  `${ruta}filter=${encodeURIComponent(JSON.stringify(filtro))}`
