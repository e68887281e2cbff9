import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { significadoDe, valorConUnidad } from '#domain/fondos/constantes/significado-constante.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { ConstanteAgrupada, ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface ListaConstantesProps {
  constantes: readonly ConstanteAgrupada[]
  loading: boolean
  onActualizar: (constante: ConstanteAgrupada) => void
}

const fecha = (text: string): string => formatFecha(text as PlainDate)

const COLUMNS: readonly Column<ConstanteDocumentada>[] = [
  { key: 'valor', header: 'Valor', numeric: true, cell: ({ VALOR_TEXTO }) => VALOR_TEXTO },
  { key: 'fecha', header: 'Fecha', cell: ({ FECHA }) => fecha(FECHA) },
  { key: 'autor', header: 'Autor', wrap: true, cell: ({ AUTOR }) => AUTOR },
]

/** Each constant with the value in force, and its history where asked for. */
export function ListaConstantes({ constantes, loading, onActualizar }: ListaConstantesProps): ReactElement {
  if (loading) return <Skeleton lines={5} label="Cargando las constantes" />
  if (constantes.length === 0)
    return (
      <Card>
        <EmptyState title="Aún no hay constantes registradas." />
      </Card>
    )
  return (
    <div className="stack">
      {constantes.map((constante) => (
        <Constante key={constante.nombre} constante={constante} onActualizar={() => onActualizar(constante)} />
      ))}
    </div>
  )
}

function Constante({
  constante: { nombre, vigente, historial },
  onActualizar,
}: {
  constante: ConstanteAgrupada
  onActualizar: () => void
}): ReactElement {
  const [open, setOpen] = useState(false)
  const { significado, usa } = significadoDe(nombre)
  return (
    <Card
      title={<span className="mono">{nombre}</span>}
      aside={
        <span className="variables-acciones">
          <Button size="sm" aria-label={`Actualizar ${nombre}`} onClick={onActualizar}>
            Actualizar
          </Button>
          <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Ocultar historial' : 'Ver historial'}
          </Button>
        </span>
      }
    >
      <p className="variables-valor">
        {vigente ? (
          <>
            <strong>{valorConUnidad(nombre, vigente.VALOR_TEXTO)}</strong>{' '}
            <span className="secondary">
              desde el {fecha(vigente.FECHA)}, {vigente.AUTOR}
            </span>
          </>
        ) : (
          <span className="secondary">Sin valor en vigor hoy; el primero empieza después.</span>
        )}
      </p>
      <p className="secondary small">
        {significado} Uso: {usa}
      </p>
      {open && (
        <DataTable
          caption={`Historial de ${nombre}: ${cuentaTexto(historial.length, 'valor', 'valores')}`}
          columns={COLUMNS}
          rows={historial}
          rowKey={(row) => historial.indexOf(row)}
        />
      )}
    </Card>
  )
}
