import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Cargado } from './Cargado.tsx'
import { Tablero } from './Tablero.tsx'
import { UbicacionDialog } from './UbicacionDialog.tsx'
import { useCifras, useTablero } from './use-tablero.ts'
import type { ReactElement } from 'react'

/** `tablero_ubicanos`: address, office hours and ways to reach the institute. */
export default function TableroUbicanos(): ReactElement {
  return (
    <Tablero clave="tablero_ubicanos" facts="Domicilio, horario y medios de contacto del instituto.">
      <Ubicanos />
    </Tablero>
  )
}

function Ubicanos(): ReactElement {
  const info = useInfo()
  const tablero = useTablero('tablero_ubicanos')
  const query = useCifras('GET /api/ubicacion')
  const [editing, setEditing] = useState(false)
  return (
    <Cargado query={query}>
      {(ubicacion) => (
        <Card
          title={info?.nombre ?? 'Instituto'}
          className="ubicanos"
          aside={
            tablero.data?.puedeConfigurar && (
              <Button size="sm" icon={Pencil} onClick={() => setEditing(true)}>
                Editar
              </Button>
            )
          }
        >
          <KeyValueList
            wide
            items={[
              { label: 'Domicilio', value: ubicacion.domicilio },
              { label: 'Horario', value: info?.horario },
              {
                label: 'Teléfono',
                value: ubicacion.telefono && (
                  <a href={`tel:${ubicacion.telefono.replace(/[^\d+]/g, '')}`}>{ubicacion.telefono}</a>
                ),
              },
              {
                label: 'Correo',
                value: ubicacion.correo && <a href={`mailto:${ubicacion.correo}`}>{ubicacion.correo}</a>,
              },
              { label: 'Ayuda del portal', value: info?.contacto },
            ]}
          />
          {editing && <UbicacionDialog ubicacion={ubicacion} onClose={() => setEditing(false)} />}
        </Card>
      )}
    </Cargado>
  )
}
