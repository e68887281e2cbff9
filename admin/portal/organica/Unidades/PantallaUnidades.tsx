import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { conRuta } from './arbol-unidades.ts'
import { EditarUnidad, EliminarUnidad } from './EditarUnidad.tsx'
import { FiltrosUnidades } from './FiltrosUnidades.tsx'
import { CAMPO_NIVEL, NIVELES_PANTALLA } from './nivel-pantalla.ts'
import { UnidadDialog } from './UnidadDialog.tsx'
import { useUnidades } from './use-unidades.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import type { FilaConRuta } from './arbol-unidades.ts'
import type { NivelPantalla } from './nivel-pantalla.ts'
import './organica.css'

/** Rows that the table draws before it is asked for more. */
const PAGINA = 100

type Abierto = { readonly que: 'nueva' } | { readonly que: 'editar' | 'eliminar'; readonly unidad: FilaConRuta }

/** One of the four screens of the hierarchy: its table with the filters above it, and what makes, changes and takes away a unit. */
export function PantallaUnidades({ nivel }: { nivel: Nivel }): ReactElement {
  const pantalla = NIVELES_PANTALLA[nivel]
  const [params] = useSearchParams()
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const [shown, setShown] = useState(PAGINA)
  const queries = [
    useUnidades(0),
    useUnidades(1, nivel >= 1),
    useUnidades(2, nivel >= 2),
    useUnidades(3, nivel >= 3),
  ].slice(0, nivel + 1)
  const failures = queries.filter(({ error }) => error !== null)
  const [failed] = failures
  const retry = (): void => {
    for (const { refetch } of failures) void refetch()
  }
  const loading = queries.some(({ isPending }) => isPending)
  const niveles = queries.map(({ data }) => data ?? [])
  const elegidos = CAMPO_NIVEL.slice(0, nivel).map((campo) => numero(params.get(campo)))
  const rows = conRuta(niveles, nivel).filter(({ ruta }) =>
    elegidos.every((id, level) => id === null || ruta[level]?.id === id),
  )
  const close = (): void => setAbierto(null)
  return (
    <>
      <PageHeader
        vista={pantalla.vista}
        facts={!failed && (loading ? 'Cargando...' : cuentaTexto(rows.length, ...pantalla.una))}
        actions={
          <>
            <Button
              variant="primary"
              icon={Plus}
              onClick={() => setAbierto({ que: 'nueva' })}
              disabled={loading || failed !== undefined}
            >
              {pantalla.agregar}
            </Button>
          </>
        }
      />
      <div className="stack">
        {nivel > 0 && <FiltrosUnidades nivel={nivel} niveles={niveles} elegidos={elegidos} />}
        {failed && <ErrorState title={pantalla.sinCargar} error={failed.error} onRetry={retry} />}
        {!failed && (
          <Card flush className="organica-tabla">
            <DataTable
              caption={pantalla.tabla}
              columns={columnsOf(pantalla, setAbierto)}
              rows={rows.slice(0, shown)}
              rowKey={({ id }) => id}
              loading={loading}
              empty={
                <EmptyState title="No hay registros.">
                  Aquí estará cada unidad de este nivel, con su clave y si sigue activa.
                </EmptyState>
              }
            />
          </Card>
        )}
        {rows.length > shown && (
          <Button onClick={() => setShown(shown + PAGINA)}>
            Ver más: {shown} de {cuentaTexto(rows.length, ...pantalla.una)}
          </Button>
        )}
      </div>
      {abierto?.que === 'nueva' && (
        <UnidadDialog
          pantalla={pantalla}
          niveles={niveles}
          elegidos={{ tipo: elegidos[0] ?? null, entidad: elegidos[1] ?? null, dependencia: elegidos[2] ?? null }}
          onClose={close}
        />
      )}
      {abierto?.que === 'editar' && <EditarUnidad pantalla={pantalla} unidad={abierto.unidad} onClose={close} />}
      {abierto?.que === 'eliminar' && <EliminarUnidad pantalla={pantalla} unidad={abierto.unidad} onClose={close} />}
    </>
  )
}

function numero(text: string | null): number | null {
  const value = Number(text)
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null
}

/** What the documents call the columns of the units above (specification 2 §2.21). */
const ENCABEZADOS = ['Entidad', 'Adscripción', 'Dependencia'] as const

function columnsOf(pantalla: NivelPantalla, open: (abierto: Abierto) => void): readonly Column<FilaConRuta>[] {
  return [
    { key: 'id', header: 'ID', numeric: true, cell: ({ id }) => id },
    { key: 'clave', header: 'Clave', mono: true, cell: ({ clave }) => clave },
    { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, cut: true },
    ...ENCABEZADOS.slice(0, pantalla.nivel).map((header, level) => ({
      key: header,
      header,
      cut: true,
      cell: ({ ruta }: FilaConRuta) => ruta[level]?.nombre ?? '',
    })),
    { key: 'activo', header: 'Activo', cell: ({ activo }) => (activo ? 'Sí' : 'No') },
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (unidad) => (
        <span className="organica-acciones">
          {pantalla.edita && (
            <IconButton
              size="sm"
              icon={Pencil}
              label={`Editar ${unidad.nombre}`}
              onClick={() => open({ que: 'editar', unidad })}
            />
          )}
          <IconButton
            size="sm"
            icon={Trash2}
            label={`Eliminar ${unidad.nombre}`}
            onClick={() => open({ que: 'eliminar', unidad })}
          />
        </span>
      ),
    },
  ]
}
