import { FileCheck } from 'lucide-react'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { ListaTramites, type TramiteEnLista } from '#admin/portal/fondos/tramites/ListaTramites.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { TramiteDialog } from './TramiteDialog.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Trámites CAIR',
  buscar: 'Nombre, CURP o número interno',
  falla: 'No se pudieron cargar los trámites.',
  uno: 'trámite',
  varios: 'trámites',
  vacia: (
    <EmptyState icon={FileCheck} title="Aún no hay trámites.">
      Solicita un retiro de capital o una aportación voluntaria.
    </EmptyState>
  ),
}

export const TRAMITE_CAIR: TramiteEnLista<TramiteCair> = {
  clase: { key: 'tipo', header: 'Trámite', ancho: 180, cell: ({ tipo }) => TIPOS_TRAMITE_CAIR[tipo] },
  propias: [
    {
      key: 'solicitado',
      header: 'Solicitó',
      ancho: 170,
      wrap: true,
      oculta: true,
      cell: ({ solicitado }) => solicitado,
    },
  ],
  importe: ({ importeCentavos }) => importeCentavos,
  abrir: (folio) => `Abrir el trámite ${folio}`,
}

const POR_TIPO: Filtro = {
  key: 'tipo',
  label: 'Trámite',
  placeholder: 'Todos',
  opciones: Object.entries(TIPOS_TRAMITE_CAIR).map(([valor, label]) => ({ valor, label })),
}

/** Withdrawals and voluntary contributions, with what each one waits for. */
export function TramitesTab(): ReactElement {
  return (
    <ListaTramites<TramiteCair> {...TRAMITE_CAIR} resource="cair-tramites" textos={TEXTOS} filtro={POR_TIPO}>
      {(id, close) => <TramiteDialog id={id} onClose={close} />}
    </ListaTramites>
  )
}
