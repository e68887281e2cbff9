import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { PrevistoCard } from '#admin/portal/afiliacion/tramite/PrevistoCard.tsx'
import { CotejoCard } from '#admin/portal/expediente/papeles/CotejoCard.tsx'
import { SituacionNote } from '#admin/portal/expediente/papeles/CotejoFacts.tsx'
import { VeredictoNote } from '#admin/portal/expediente/papeles/VeredictoNote.tsx'
import { DocumentosBlock, LaboralesBlock, PersonalesBlock } from '#admin/portal/expediente/revision/bloques.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** Step 4: what changes, old beside new, what the movement will do, and everything as it will stand. */
export function PersonaReview({ query }: { query: UseQueryResult<TramitePrevisto> }): ReactElement {
  const { previsto, reglas } = useTramite()
  const told = query.isPlaceholderData ? undefined : query.data
  // An alta changes the situation, also where every datum stays as it was.
  const nada = told?.cambios.length === 0 && reglas.laboralEntero
  return (
    <>
      {query.isError && (
        <ErrorState
          title="No se pudo consultar qué hará el movimiento."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.isError && !nada && (
        <Card title="Qué cambia">
          {told === undefined ? (
            <Skeleton lines={3} label="Consultando qué cambia" />
          ) : told.cambios.length > 0 ? (
            <CambiosTable cambios={told.cambios} />
          ) : (
            <Note tone="info">Nada de lo registrado cambia todavía.</Note>
          )}
        </Card>
      )}
      {told && <PrevistoCard previsto={told} />}
      <VeredictoNote />
      <SituacionNote />
      <PersonalesBlock />
      <LaboralesBlock />
      <DocumentosBlock />
      <CotejoCard today={previsto?.hoy} />
    </>
  )
}
