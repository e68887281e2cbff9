import { Eye, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { DetalleParametro } from './DetalleParametro.tsx'
import { ParametroForm } from './ParametroForm.tsx'
import { useParametros } from './use-parametros.ts'
import { VersionesCard } from './VersionesCard.tsx'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import './parametros.css'

interface Abierto {
  readonly que: 'nuevo' | 'detalle' | 'actualizar'
  readonly registro: ParametroPanel | null
}

/** The four keys that the documented table shows (spec 2 §2.9). */
const EN_TABLA: readonly ClaveParametro[] = ['SARE', 'FAA', 'FPESE', 'FPEAA']

function columnsOf(open: (abierto: Abierto) => void): readonly Column<ParametroPanel>[] {
  return [
    { key: 'clave', header: 'Clave', numeric: true, cell: ({ clave }) => clave },
    {
      key: 'fecha',
      header: 'Fecha Registro',
      cell: ({ fechaRegistro }) => formatFecha(todayInMexico(Date.parse(fechaRegistro))),
    },
    { key: 'estado', header: 'Estado', cell: ({ status }) => status || '–' },
    {
      key: 'desde',
      header: 'Vale desde',
      cell: ({ desdeTexto, enVigor }) => (enVigor ? `${desdeTexto} (en vigor)` : desdeTexto),
    },
    ...EN_TABLA.map((clave) => ({
      key: clave,
      header: clave,
      numeric: true,
      cell: ({ valores }: ParametroPanel) => `${valores[clave]} %`,
    })),
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (registro) => (
        <span className="parametros-acciones">
          <IconButton
            size="sm"
            icon={Eye}
            label={`Ver el fondo ${registro.clave}`}
            onClick={() => open({ que: 'detalle', registro })}
          />
          {registro.actions.includes('actualizar') && (
            <Button size="sm" icon={Pencil} onClick={() => open({ que: 'actualizar', registro })}>
              Actualizar
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** `FondosParametros`: the records of rates, each with the quincena from which it holds (spec 2 §2.9). */
export default function FondosParametros(): ReactElement {
  const { data, error, isPending, refetch } = useParametros()
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const close = (): void => setAbierto(null)
  return (
    <>
      <PageHeader
        vista="FondosParametros"
        facts="Porcentajes con que se calculan las aportaciones. Cada registro vale desde una quincena que ninguna entidad ha cerrado."
        actions={
          data?.actions.includes('agregar') && (
            <Button variant="primary" icon={Plus} onClick={() => setAbierto({ que: 'nuevo', registro: null })}>
              Agregar
            </Button>
          )
        }
      />
      <div className="stack">
        {error && (
          <ErrorState title="No se pudieron cargar los parámetros." error={error} onRetry={() => void refetch()} />
        )}
        {!error && (
          <Card flush>
            <DataTable
              caption="Parámetros de los fondos"
              columns={columnsOf(setAbierto)}
              rows={data?.registros ?? []}
              rowKey={({ clave }) => clave}
              loading={isPending}
              empty={
                <EmptyState title="No hay registros.">
                  Aquí estará cada registro de porcentajes, con la quincena desde la que vale.
                </EmptyState>
              }
            />
          </Card>
        )}
        {data && <VersionesCard versiones={data.versiones} />}
      </div>
      {abierto?.que === 'detalle' && abierto.registro && (
        <DetalleParametro registro={abierto.registro} onClose={close} />
      )}
      {data && abierto && abierto.que !== 'detalle' && (
        <ParametroForm
          actual={abierto.registro}
          anterior={data.registros.find(({ enVigor }) => enVigor) ?? data.registros[0] ?? null}
          ultimo={data.registros[0] ?? null}
          quincenas={data.quincenas}
          cerradas={data.cerradas}
          onClose={close}
        />
      )}
    </>
  )
}
