import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { AppProviders } from './providers/AppProviders.tsx'
import './theme/fonts.css'
import './theme/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** One route for every address: `App` says what stands at each. The router is of the kind that can be asked to wait (LeaveGuard). */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <AppProviders>
        <App />
      </AppProviders>
    ),
  },
])

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
