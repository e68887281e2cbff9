import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DireccionesDialog } from './DireccionesDialog.tsx'
import { Marco } from './Marco.tsx'
import { useTablero } from './use-tablero.ts'
import { TABLEROS, type ClaveTablero } from '#domain/procesos/tableros.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import type { ReactElement, ReactNode } from 'react'
import './tableros.css'

interface TableroProps {
  clave: ClaveTablero
  /** Of a report, which is a part of its view; a board has the name of its view. */
  reporte?: string
  /** Of the portal's own page. */
  facts: string
  acciones?: ReactNode
  children: ReactNode
}

/** A board: the page that the administrator chose, in a frame, or without one the portal's own (specification 2 §2.12). */
export function Tablero({ clave, reporte, facts, acciones, children }: TableroProps): ReactElement {
  const { data, isPending, error, refetch } = useTablero(clave)
  const { vista } = TABLEROS[clave]
  const externo = data !== undefined && data.direccion !== ''
  return (
    <>
      <PageHeader
        {...(reporte === undefined ? { vista } : { title: reporte })}
        facts={externo ? `Se muestra ${hostOf(data.direccion)}.` : facts}
        actions={
          <>
            {!externo && acciones}
            {data?.puedeConfigurar && <ConfigurarButton />}
          </>
        }
      />
      {isPending && <Skeleton lines={6} label="Cargando el tablero" />}
      {error && <ErrorState title="No se pudo cargar el tablero." error={error} onRetry={() => void refetch()} />}
      {data &&
        (externo ? (
          <Marco key={data.direccion} direccion={data.direccion} titulo={reporte ?? VISTAS[vista].titulo} />
        ) : (
          children
        ))}
    </>
  )
}

function hostOf(direccion: string): string {
  return new URL(direccion).host
}

/** Opens the addresses of every board, for who sets them. */
export function ConfigurarButton(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Settings2} onClick={() => setOpen(true)}>
        Direcciones de tableros
      </Button>
      {open && <DireccionesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
