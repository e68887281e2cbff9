import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Explicacion } from '#admin/shared/aportaciones/Explicacion.tsx'
import { TITULO_EXPLICACION } from '#admin/shared/aportaciones/ExplicacionDialog.tsx'
import { ImprimirExplicacion } from '#admin/shared/aportaciones/ImprimirExplicacion.tsx'
import type { TotalPrevisto } from '#domain/quincenas/simulacion.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** A person behind a figure of the close. */
interface PersonaDeCifra {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
}

interface PersonasDialogProps<Page, Row> {
  codigo: string
  title: string
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  columns: (explicar: (persona: Row) => void) => readonly Column<Row>[]
  /** The total that the figures are of: a person's explanation marks it. */
  total: TotalPrevisto & { readonly entidadId: number }
  /** What there is when nobody is left. */
  vacio: string
  onClose: () => void
}

/** The people that a figure of the close is made of, page after page; each one's amounts are explained in their place. */
export function PersonasDialog<Page, Row extends PersonaDeCifra>(props: PersonasDialogProps<Page, Row>): ReactElement {
  const { codigo, title, query, onClose } = props
  const [explicada, setExplicada] = useState<Row | null>(null)
  const de = explicada && { codigo, interno: explicada.interno, total: props.total }
  return (
    <Dialog
      open
      size="lg"
      title={de ? TITULO_EXPLICACION : title}
      onClose={onClose}
      {...(de && {
        footer: (
          <>
            <ImprimirExplicacion de={de} />
            <Button onClick={() => setExplicada(null)}>Regresar</Button>
          </>
        ),
      })}
    >
      {de ? (
        <Explicacion de={de} />
      ) : query.error ? (
        <ErrorState
          title="No se pudieron cargar las personas."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="stack">
          <DataTable
            caption={title}
            columns={props.columns(setExplicada)}
            rows={query.data?.pages.flatMap(props.rowsOf) ?? []}
            rowKey={({ afiliadoId }) => afiliadoId}
            loading={query.isPending}
            empty={<EmptyState icon={Inbox} title={props.vacio} />}
          />
          {query.hasNextPage && (
            <Button busy={query.isFetchingNextPage} busyText="Cargando…" onClick={() => void query.fetchNextPage()}>
              Ver más personas
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
