import { HandCoins, Plus } from 'lucide-react'
import { useState } from 'react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { Link, useMatch } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { ESTADOS_PRESTAMO, TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { totalTexto } from '#domain/cuenta-texto.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { useTotal } from '#admin/shared/list/list-state.ts'
import { NuevoPrestamo } from '#admin/shared/prestamos/NuevoPrestamo.tsx'
import { useCanPrestar } from '#admin/shared/prestamos/use-prestamos.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { COLUMNAS_PRESTAMOS } from './columnas.tsx'
import { PrestamoSheet } from './PrestamoSheet.tsx'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'
import type { ReactElement, ReactNode } from 'react'

const CON_DIFERENCIA = { conDiferencia: true }

const FILTROS: readonly Filtro[] = [
  {
    key: 'estado',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: Object.entries(ESTADOS_PRESTAMO).map(([valor, label]) => ({ valor, label })),
  },
  {
    key: 'tipo',
    label: 'Tipo',
    placeholder: 'Todos',
    opciones: TIPO_PRESTAMO_IDS.map((valor) => ({ valor, label: TIPOS_PRESTAMO[valor].titulo })),
  },
  {
    key: 'conDiferencia',
    label: 'Diferencias',
    placeholder: 'Con y sin',
    opciones: [
      { valor: true, label: 'Por decidir' },
      { valor: false, label: 'Ninguna por decidir' },
    ],
  },
]

/** Loans in this session's sight, the newest first; one opens beside its list. */
export function PrestamosList(): ReactElement {
  return (
    <PanelList resource="prestamos" columnas={COLUMNAS_PRESTAMOS} sort={{ field: 'id', order: 'DESC' }}>
      <Prestamos />
    </PanelList>
  )
}

function Prestamos(): ReactElement {
  const open = useMatch('/panel/prestamos/:id/show')?.params.id
  const { data } = useListaDe('prestamos')
  const [making, setMaking] = useState(false)
  const nuevo = useCanPrestar() && (
    <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
      Nuevo préstamo
    </Button>
  )
  return (
    <>
      <PageHeader
        vista="panelPrestamos"
        facts={<Facts />}
        actions={
          <>
            <LinkButton to={rutaVista('retencion')}>{VISTAS.retencion.titulo}</LinkButton>
            {nuevo}
          </>
        }
      />
      <ListTable<PrestamoPanel>
        textos={textos(nuevo)}
        columnas={COLUMNAS_PRESTAMOS}
        filtros={FILTROS}
        isSelected={(row) => row.folio === open}
      />
      {open !== undefined && <PrestamoSheet clave={open} claves={(data ?? []).map(({ folio }) => folio)} />}
      {making && <NuevoPrestamo onClose={() => setMaking(false)} />}
    </>
  )
}

function Facts(): ReactElement {
  const total = useTotal(CON_DIFERENCIA)
  if (total === undefined) return <>&nbsp;</>
  if (total.n === 0) return <>Ninguno tiene diferencias por decidir.</>
  return (
    <>
      <Link to={`/panel/prestamos?filter=${encodeURIComponent(JSON.stringify(CON_DIFERENCIA))}`}>
        {totalTexto(total, 'préstamo tiene', 'préstamos tienen')} una diferencia por decidir
      </Link>
      .
    </>
  )
}

function textos(nuevo: ReactNode) {
  return {
    tabla: 'Préstamos',
    buscar: 'Nombre o número interno',
    falla: 'No se pudieron cargar los préstamos.',
    uno: 'préstamo',
    varios: 'préstamos',
    vacia: (
      <EmptyState icon={HandCoins} title="Todavía no hay préstamos" action={nuevo}>
        Aquí estará cada préstamo con su saldo, lo que se le ha retenido y lo que falta.
      </EmptyState>
    ),
  }
}
