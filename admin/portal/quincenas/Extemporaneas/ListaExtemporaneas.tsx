import { FileClock } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { ListaTramites, type TramiteEnLista } from '#admin/portal/fondos/tramites/ListaTramites.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ExtemporaneaDialog } from './ExtemporaneaDialog.tsx'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Aportaciones extemporáneas',
  buscar: 'Nombre, CURP o número interno',
  falla: 'No se pudieron cargar las aportaciones extemporáneas.',
  uno: 'aportación',
  varios: 'aportaciones',
  vacia: (
    <EmptyState icon={FileClock} title="Aún no hay aportaciones extemporáneas.">
      Elige arriba de qué clase es y a quién se le reconoce el periodo.
    </EmptyState>
  ),
}

const dia = (text: string): string => formatFecha(text as PlainDate)

export const EXTEMPORANEA: TramiteEnLista<ExtemporaneaResumen> = {
  clase: {
    key: 'clase',
    header: 'Clase',
    ancho: 210,
    wrap: true,
    cell: ({ clase }) => CLASES_EXTEMPORANEA[clase].titulo,
  },
  propias: [
    { key: 'entidad', header: 'Entidad', ancho: 170, wrap: true, oculta: true, cell: ({ entidad }) => entidad },
    {
      key: 'periodo',
      header: 'Periodo',
      ancho: 200,
      wrap: true,
      cell: ({ desde, hasta }) => `${dia(desde)} al ${dia(hasta)}`,
    },
  ],
  importe: ({ principalCentavos }) => principalCentavos,
  abrir: (folio) => `Abrir ${folio}`,
}

const POR_CLASE: Filtro = {
  key: 'clase',
  label: 'Clase',
  placeholder: 'Todas',
  opciones: Object.entries(CLASES_EXTEMPORANEA).map(([valor, { titulo }]) => ({ valor, label: titulo })),
}

/** Late contributions, with what each one waits for. */
export function ListaExtemporaneas(): ReactElement {
  return (
    <ListaTramites<ExtemporaneaResumen> {...EXTEMPORANEA} resource="extemporaneas" textos={TEXTOS} filtro={POR_CLASE}>
      {(id, close) => <ExtemporaneaDialog id={id} onClose={close} />}
    </ListaTramites>
  )
}
