import { formatCuenta } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import type { PersonaCercana, RenglonCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface Comparado {
  readonly titulo: string
  readonly archivo: string
  readonly padron: string
}

const NOMBRE = 'Nombre'

/** Names are written in more than one way, and these two agree. */
const distinto = ({ titulo, archivo, padron }: Comparado): boolean =>
  titulo !== NOMBRE && archivo !== '' && padron !== '' && archivo !== padron

const texto = (valor: string, isDistinto: boolean): ReactElement | string =>
  isDistinto ? <strong>{valor}</strong> : valor || '–'

const COLUMNAS: readonly Column<Comparado>[] = [
  { key: 'titulo', header: 'Dato', cell: ({ titulo }) => titulo },
  { key: 'archivo', header: 'Dice el archivo', wrap: true, cell: (dato) => texto(dato.archivo, distinto(dato)) },
  { key: 'padron', header: 'Está en el padrón', wrap: true, cell: (dato) => texto(dato.padron, distinto(dato)) },
]

/** What the row and the padrón say of somebody, side by side. What only the row has tells nobody apart: it is left out. */
function comparar({ persona, datos }: RenglonCarga, cercana: PersonaCercana): Comparado[] {
  const [enArchivo, enPadron] = [new Map(datos), new Map(cercana.datos)]
  return [
    { titulo: NOMBRE, archivo: persona, padron: cercana.persona },
    ...[...enPadron].map(([titulo, padron]) => ({ titulo, archivo: enArchivo.get(titulo) ?? '', padron })),
  ]
}

interface CercanaDialogProps {
  folio: string
  renglon: RenglonCarga
  cercana: PersonaCercana
  onRespuesta: (misma: boolean) => void
  onClose: () => void
}

/** Asks whether a row is of the person on file who has its name: their data side by side. */
export function CercanaDialog({ folio, renglon, cercana, onRespuesta, onClose }: CercanaDialogProps): ReactElement {
  const { linea } = renglon
  const act = useAct<boolean, RenglonCarga>({
    call: (misma) => api.call('POST /api/cargas/:folio/cercana', { params: { folio }, body: { linea, misma } }),
    done: (_renglon, misma) => onRespuesta(misma),
  })
  return (
    <Dialog
      open
      size="md"
      title={`¿Es la misma persona? Renglón ${formatCuenta(linea)}`}
      onClose={onClose}
      locked={act.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={act.busy}>
            Decidir después
          </Button>
          <Button onClick={() => act.run(false)} disabled={act.busy}>
            No es la misma
          </Button>
          <Button variant="primary" busy={act.busy} busyText="Guardando…" onClick={() => act.run(true)}>
            Es la misma persona
          </Button>
        </>
      }
    >
      <div className="stack">
        {act.error && <ErrorState title="No se guardó la respuesta." error={act.error} />}
        <p>
          Una clave del renglón no es la de esta persona, y el nombre es el mismo. Compara los datos; la respuesta se
          recuerda para los siguientes archivos.
        </p>
        <DataTable
          caption="El renglón y la persona del padrón"
          columns={COLUMNAS}
          rows={comparar(renglon, cercana)}
          rowKey={({ titulo }) => titulo}
        />
      </div>
    </Dialog>
  )
}
