import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog, DialogClose } from '../dialog';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { ProgressBar } from '../progress-bar';
import { Loading, Skeleton, SkeletonCard, SkeletonTable, SkeletonText } from '../skeleton';
import { Spinner } from '../spinner';
import { Cluster, Grid } from '../stack';
import { TextField } from '../text-field';
import { toast } from '../toast';
import { Specimen, SpecimenGroup } from './specimen';

function Dialogs() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Specimen name="Dialog">
      <Cluster>
        <Dialog
          trigger={<Button variant="secondary">Small dialog</Button>}
          size="small"
          title="Sign in"
          description="With the email address that you bought with."
        >
          <TextField label="Email" type="email" autoComplete="email" />
          <Button isWide className="mt-5">
            Sign In
          </Button>
        </Dialog>
        <Dialog
          trigger={<Button variant="secondary">Medium dialog</Button>}
          title="Add topic"
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button>Add</Button>
            </>
          }
        >
          <TextField label="Topic" />
        </Dialog>
        <ConfirmDialog
          trigger={<Button variant="danger">Delete draft</Button>}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title="Delete the draft?"
          consequence="The draft and its outline are removed. This cannot be undone."
          confirmLabel="Delete draft"
          onConfirm={() => setIsAsking(false)}
        />
      </Cluster>
    </Specimen>
  );
}

function Toasts() {
  const toasts = [
    { title: 'Settings Saved', tone: 'success' },
    {
      title: 'Missing Information',
      description: 'Please fill in both your name and email address.',
      tone: 'error',
    },
    { title: 'Download Started' },
  ] as const;
  return (
    <Specimen name="Toast">
      <Cluster>
        {toasts.map((content) => (
          <Button key={content.title} variant="secondary" onClick={() => void toast(content)}>
            {content.title}
          </Button>
        ))}
      </Cluster>
    </Specimen>
  );
}

export function Feedback() {
  return (
    <SpecimenGroup title="Feedback">
      <Dialogs />
      <Toasts />
      <Specimen name="Empty and error">
        <Grid cell="large" gap="medium">
          <EmptyState
            title="No purchases yet"
            action={<Button variant="secondary">See the templates</Button>}
          >
            What you buy under this email address appears here.
          </EmptyState>
          <ErrorState title="The exports could not be loaded" onRetry={() => undefined} />
        </Grid>
      </Specimen>
      <Specimen name="Skeletons, spinner">
        <Loading label="Loading exports...">
          <Grid cell="medium">
            <SkeletonCard />
            <SkeletonText lines={4} />
            <Skeleton className="h-40" />
          </Grid>
          <div className="mt-6">
            <SkeletonTable rows={3} />
          </div>
        </Loading>
        <Spinner className="mt-6 text-primary" />
      </Specimen>
      <Specimen name="Progress">
        <ProgressBar className="max-w-md" label="Exporting 3 of 7" value={3} max={7} />
      </Specimen>
    </SpecimenGroup>
  );
}
