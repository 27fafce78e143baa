// Written by `npm run types:database` from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

// oxlint-disable-next-line typescript/consistent-type-definitions -- supabase-js asks for a type with index signatures
export type Database = {
  public: {
    Tables: {
      accessibility_audits: {
        Row: {
          created_at: string;
          errors: number;
          findings: Json;
          id: string;
          paths: string[];
          run_by: string;
          score: number;
          successes: number;
          warnings: number;
        };
        Insert: {
          created_at?: string | undefined;
          errors: number;
          findings: Json;
          id?: string | undefined;
          paths: string[];
          run_by: string;
          score: number;
          successes: number;
          warnings: number;
        };
        Update: {
          created_at?: string | undefined;
          errors?: number | undefined;
          findings?: Json | undefined;
          id?: string | undefined;
          paths?: string[] | undefined;
          run_by?: string | undefined;
          score?: number | undefined;
          successes?: number | undefined;
          warnings?: number | undefined;
        };
        Relationships: [];
      };
      ai_jobs: {
        Row: {
          attempts: number;
          calendar_item_id: string | null;
          cost_estimate: number;
          created_at: string;
          error: string | null;
          id: string;
          kind: string;
          lease: string | null;
          lease_until: string | null;
          payload: Json;
          position: number;
          run_id: string;
          status: string;
          subject_id: string | null;
          tokens_in: number;
          tokens_out: number;
          word_count: number;
        };
        Insert: {
          attempts?: number | undefined;
          calendar_item_id?: string | null | undefined;
          cost_estimate?: number | undefined;
          created_at?: string | undefined;
          error?: string | null | undefined;
          id?: string | undefined;
          kind: string;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          payload: Json;
          position: number;
          run_id: string;
          status?: string | undefined;
          subject_id?: string | null | undefined;
          tokens_in?: number | undefined;
          tokens_out?: number | undefined;
          word_count?: number | undefined;
        };
        Update: {
          attempts?: number | undefined;
          calendar_item_id?: string | null | undefined;
          cost_estimate?: number | undefined;
          created_at?: string | undefined;
          error?: string | null | undefined;
          id?: string | undefined;
          kind?: string | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          payload?: Json | undefined;
          position?: number | undefined;
          run_id?: string | undefined;
          status?: string | undefined;
          subject_id?: string | null | undefined;
          tokens_in?: number | undefined;
          tokens_out?: number | undefined;
          word_count?: number | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'ai_jobs_calendar_item_id_fkey';
            columns: ['calendar_item_id'];
            isOneToOne: false;
            referencedRelation: 'content_calendar';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ai_jobs_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'ai_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      ai_runs: {
        Row: {
          completion_tokens: number;
          cost_estimate: number;
          created_at: string;
          error: string | null;
          finished_at: string | null;
          function_name: string;
          generations: number;
          id: string;
          input_data: Json;
          is_sample: boolean;
          model: string;
          output_data: Json;
          prompt_tokens: number;
          status: string;
          user_id: string | null;
        };
        Insert: {
          completion_tokens?: number | undefined;
          cost_estimate?: number | undefined;
          created_at?: string | undefined;
          error?: string | null | undefined;
          finished_at?: string | null | undefined;
          function_name?: string | undefined;
          generations?: number | undefined;
          id?: string | undefined;
          input_data?: Json | undefined;
          is_sample?: boolean | undefined;
          model: string;
          output_data?: Json | undefined;
          prompt_tokens?: number | undefined;
          status: string;
          user_id?: string | null | undefined;
        };
        Update: {
          completion_tokens?: number | undefined;
          cost_estimate?: number | undefined;
          created_at?: string | undefined;
          error?: string | null | undefined;
          finished_at?: string | null | undefined;
          function_name?: string | undefined;
          generations?: number | undefined;
          id?: string | undefined;
          input_data?: Json | undefined;
          is_sample?: boolean | undefined;
          model?: string | undefined;
          output_data?: Json | undefined;
          prompt_tokens?: number | undefined;
          status?: string | undefined;
          user_id?: string | null | undefined;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string;
          actor_email: string;
          after: Json | null;
          before: Json | null;
          change_set: string;
          created_at: string;
          id: number;
          object: string;
          object_id: string;
          reason: string | null;
        };
        Insert: {
          action: string;
          actor: string;
          actor_email: string;
          after?: Json | null | undefined;
          before?: Json | null | undefined;
          change_set?: string | undefined;
          created_at?: string | undefined;
          object: string;
          object_id: string;
          reason?: string | null | undefined;
        };
        Update: {
          action?: string | undefined;
          actor?: string | undefined;
          actor_email?: string | undefined;
          after?: Json | null | undefined;
          before?: Json | null | undefined;
          change_set?: string | undefined;
          created_at?: string | undefined;
          object?: string | undefined;
          object_id?: string | undefined;
          reason?: string | null | undefined;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          content: string;
          created_at: string;
          excerpt: string | null;
          id: string;
          is_sample: boolean;
          law_as_of: string | null;
          meta_description: string | null;
          opening: string;
          published_at: string | null;
          scheduled_for: string | null;
          seo_keywords: string[];
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          word_count: number;
        };
        Insert: {
          content?: string | undefined;
          created_at?: string | undefined;
          excerpt?: string | null | undefined;
          id?: string | undefined;
          is_sample?: boolean | undefined;
          law_as_of?: string | null | undefined;
          meta_description?: string | null | undefined;
          published_at?: string | null | undefined;
          scheduled_for?: string | null | undefined;
          seo_keywords?: string[] | undefined;
          slug: string;
          status?: string | undefined;
          tags?: string[] | undefined;
          title: string;
          updated_at?: string | undefined;
        };
        Update: {
          content?: string | undefined;
          created_at?: string | undefined;
          excerpt?: string | null | undefined;
          id?: string | undefined;
          is_sample?: boolean | undefined;
          law_as_of?: string | null | undefined;
          meta_description?: string | null | undefined;
          published_at?: string | null | undefined;
          scheduled_for?: string | null | undefined;
          seo_keywords?: string[] | undefined;
          slug?: string | undefined;
          status?: string | undefined;
          tags?: string[] | undefined;
          title?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [];
      };
      companies: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          prepared_by: string | null;
          updated_at: string;
          values: Json;
        };
        Insert: {
          created_at?: string | undefined;
          id?: string | undefined;
          name: string;
          prepared_by?: string | null | undefined;
          updated_at?: string | undefined;
          values?: Json | undefined;
        };
        Update: {
          created_at?: string | undefined;
          id?: string | undefined;
          name?: string | undefined;
          prepared_by?: string | null | undefined;
          updated_at?: string | undefined;
          values?: Json | undefined;
        };
        Relationships: [];
      };
      company_invitations: {
        Row: {
          accepted_at: string | null;
          company_id: string;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          role: string;
          token_version: number;
        };
        Insert: {
          accepted_at?: string | null | undefined;
          company_id: string;
          created_at?: string | undefined;
          email: string;
          expires_at?: string | undefined;
          id?: string | undefined;
          invited_by?: string | null | undefined;
          role: string;
          token_version?: number | undefined;
        };
        Update: {
          accepted_at?: string | null | undefined;
          company_id?: string | undefined;
          created_at?: string | undefined;
          email?: string | undefined;
          expires_at?: string | undefined;
          id?: string | undefined;
          invited_by?: string | null | undefined;
          role?: string | undefined;
          token_version?: number | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'company_invitations_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_members: {
        Row: {
          company_id: string;
          created_at: string;
          role: string;
          takes_licenses: boolean;
          user_id: string;
        };
        Insert: {
          company_id: string;
          created_at?: string | undefined;
          role: string;
          takes_licenses?: boolean | undefined;
          user_id: string;
        };
        Update: {
          company_id?: string | undefined;
          created_at?: string | undefined;
          role?: string | undefined;
          takes_licenses?: boolean | undefined;
          user_id?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'company_members_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      consent_acts: {
        Row: {
          act: string;
          created_at: string;
          email: string;
          id: number;
          is_given: boolean;
        };
        Insert: {
          act: string;
          created_at?: string | undefined;
          email: string;
          is_given: boolean;
        };
        Update: {
          act?: string | undefined;
          created_at?: string | undefined;
          email?: string | undefined;
          is_given?: boolean | undefined;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          category: string;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          status: string;
          subject: string;
        };
        Insert: {
          category?: string | undefined;
          created_at?: string | undefined;
          email: string;
          id?: string | undefined;
          message: string;
          name: string;
          status?: string | undefined;
          subject: string;
        };
        Update: {
          category?: string | undefined;
          created_at?: string | undefined;
          email?: string | undefined;
          id?: string | undefined;
          message?: string | undefined;
          name?: string | undefined;
          status?: string | undefined;
          subject?: string | undefined;
        };
        Relationships: [];
      };
      contact_replies: {
        Row: {
          author_email: string;
          body: string;
          created_at: string;
          id: string;
          message_id: string;
        };
        Insert: {
          author_email: string;
          body: string;
          created_at?: string | undefined;
          id: string;
          message_id: string;
        };
        Update: {
          author_email?: string | undefined;
          body?: string | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          message_id?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_replies_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      content_calendar: {
        Row: {
          blog_post_id: string | null;
          created_at: string;
          id: string;
          intro_paragraph: string | null;
          outline: string | null;
          position: number;
          priority: number;
          status: string;
          target_keyword: string | null;
          target_month: number;
          target_state: string | null;
          target_year: number;
          topic: string;
          updated_at: string;
        };
        Insert: {
          blog_post_id?: string | null | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          intro_paragraph?: string | null | undefined;
          outline?: string | null | undefined;
          position?: number | undefined;
          priority?: number | undefined;
          status?: string | undefined;
          target_keyword?: string | null | undefined;
          target_month: number;
          target_state?: string | null | undefined;
          target_year: number;
          topic: string;
          updated_at?: string | undefined;
        };
        Update: {
          blog_post_id?: string | null | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          intro_paragraph?: string | null | undefined;
          outline?: string | null | undefined;
          position?: number | undefined;
          priority?: number | undefined;
          status?: string | undefined;
          target_keyword?: string | null | undefined;
          target_month?: number | undefined;
          target_state?: string | null | undefined;
          target_year?: number | undefined;
          topic?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'content_calendar_blog_post_id_fkey';
            columns: ['blog_post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      content_checks: {
        Row: {
          checked_at: string;
          content_hash: string;
          created_at: string;
          is_generated: boolean;
          published_text: string | null;
          run_id: string | null;
          sample_text: string | null;
          states: string[];
          subject_id: string;
          subject_kind: string;
        };
        Insert: {
          checked_at?: string | undefined;
          content_hash: string;
          created_at?: string | undefined;
          is_generated?: boolean | undefined;
          published_text?: string | null | undefined;
          run_id?: string | null | undefined;
          sample_text?: string | null | undefined;
          states?: string[] | undefined;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          checked_at?: string | undefined;
          content_hash?: string | undefined;
          created_at?: string | undefined;
          is_generated?: boolean | undefined;
          published_text?: string | null | undefined;
          run_id?: string | null | undefined;
          sample_text?: string | null | undefined;
          states?: string[] | undefined;
          subject_id?: string | undefined;
          subject_kind?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'content_checks_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'ai_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      content_files: {
        Row: {
          created_at: string;
          file_hash: string;
          path: string;
          pushed_at: string;
          row_hash: string;
        };
        Insert: {
          created_at?: string | undefined;
          file_hash: string;
          path: string;
          pushed_at?: string | undefined;
          row_hash: string;
        };
        Update: {
          created_at?: string | undefined;
          file_hash?: string | undefined;
          path?: string | undefined;
          pushed_at?: string | undefined;
          row_hash?: string | undefined;
        };
        Relationships: [];
      };
      content_findings: {
        Row: {
          created_at: string;
          figures: string[];
          id: string;
          kind: string;
          line: number;
          reason: string | null;
          resolved_at: string | null;
          resolved_by: string | null;
          sentence: string;
          subject_id: string;
          subject_kind: string;
        };
        Insert: {
          created_at?: string | undefined;
          figures?: string[] | undefined;
          id?: string | undefined;
          kind: string;
          line: number;
          reason?: string | null | undefined;
          resolved_at?: string | null | undefined;
          resolved_by?: string | null | undefined;
          sentence: string;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          created_at?: string | undefined;
          figures?: string[] | undefined;
          id?: string | undefined;
          kind?: string | undefined;
          line?: number | undefined;
          reason?: string | null | undefined;
          resolved_at?: string | null | undefined;
          resolved_by?: string | null | undefined;
          sentence?: string | undefined;
          subject_id?: string | undefined;
          subject_kind?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'content_findings_subject_kind_subject_id_fkey';
            columns: ['subject_kind'];
            isOneToOne: false;
            referencedRelation: 'content_checks';
            referencedColumns: ['subject_kind'];
          },
        ];
      };
      downloads: {
        Row: {
          company_id: string | null;
          copy: string;
          created_at: string;
          format: string;
          id: string;
          license_id: string;
          mode: string;
          revision: number | null;
          template_path: string;
          version: string;
        };
        Insert: {
          company_id?: string | null | undefined;
          copy?: string | undefined;
          created_at?: string | undefined;
          format: string;
          id?: string | undefined;
          license_id: string;
          mode: string;
          revision?: number | null | undefined;
          template_path: string;
          version: string;
        };
        Update: {
          company_id?: string | null | undefined;
          copy?: string | undefined;
          created_at?: string | undefined;
          format?: string | undefined;
          id?: string | undefined;
          license_id?: string | undefined;
          mode?: string | undefined;
          revision?: number | null | undefined;
          template_path?: string | undefined;
          version?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'downloads_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'downloads_license_id_fkey';
            columns: ['license_id'];
            isOneToOne: false;
            referencedRelation: 'licenses';
            referencedColumns: ['id'];
          },
        ];
      };
      email_messages: {
        Row: {
          attempts: number;
          created_at: string;
          data: Json;
          id: string;
          idempotency_key: string;
          last_error: string | null;
          lead_id: string | null;
          lease: string | null;
          lease_until: string | null;
          newsletter_id: string | null;
          provider_message_id: string | null;
          send_after: string;
          sent_at: string | null;
          status: string;
          stream: string;
          template: string;
          to: string;
          turn: number;
        };
        Insert: {
          attempts?: number | undefined;
          created_at?: string | undefined;
          data?: Json | undefined;
          id?: string | undefined;
          idempotency_key: string;
          last_error?: string | null | undefined;
          lead_id?: string | null | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          newsletter_id?: string | null | undefined;
          provider_message_id?: string | null | undefined;
          send_after?: string | undefined;
          sent_at?: string | null | undefined;
          status?: string | undefined;
          stream?: string | undefined;
          template: string;
          to: string;
          turn?: number | undefined;
        };
        Update: {
          attempts?: number | undefined;
          created_at?: string | undefined;
          data?: Json | undefined;
          id?: string | undefined;
          idempotency_key?: string | undefined;
          last_error?: string | null | undefined;
          lead_id?: string | null | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          newsletter_id?: string | null | undefined;
          provider_message_id?: string | null | undefined;
          send_after?: string | undefined;
          sent_at?: string | null | undefined;
          status?: string | undefined;
          stream?: string | undefined;
          template?: string | undefined;
          to?: string | undefined;
          turn?: number | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'email_messages_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_messages_newsletter_id_fkey';
            columns: ['newsletter_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
        ];
      };
      exports: {
        Row: {
          artifact_path: string | null;
          attempts: number;
          batch_id: string | null;
          content_hash: string | null;
          copy: string;
          created_at: string;
          duration_ms: number | null;
          error_message: string | null;
          file_path: string;
          format: string;
          id: string;
          lease: string | null;
          lease_until: string | null;
          mode: string;
          package_name: string;
          requested_by: string | null;
          revision: number | null;
          size_bytes: number | null;
          status: string;
          updated_at: string;
        };
        Insert: {
          artifact_path?: string | null | undefined;
          attempts?: number | undefined;
          batch_id?: string | null | undefined;
          content_hash?: string | null | undefined;
          copy?: string | undefined;
          created_at?: string | undefined;
          duration_ms?: number | null | undefined;
          error_message?: string | null | undefined;
          file_path: string;
          format: string;
          id?: string | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          mode: string;
          package_name: string;
          requested_by?: string | null | undefined;
          revision?: number | null | undefined;
          size_bytes?: number | null | undefined;
          status?: string | undefined;
          updated_at?: string | undefined;
        };
        Update: {
          artifact_path?: string | null | undefined;
          attempts?: number | undefined;
          batch_id?: string | null | undefined;
          content_hash?: string | null | undefined;
          copy?: string | undefined;
          created_at?: string | undefined;
          duration_ms?: number | null | undefined;
          error_message?: string | null | undefined;
          file_path?: string | undefined;
          format?: string | undefined;
          id?: string | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          mode?: string | undefined;
          package_name?: string | undefined;
          requested_by?: string | null | undefined;
          revision?: number | null | undefined;
          size_bytes?: number | null | undefined;
          status?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'exports_batch_id_fkey';
            columns: ['batch_id'];
            isOneToOne: false;
            referencedRelation: 'exports';
            referencedColumns: ['id'];
          },
        ];
      };
      knowledge_base_articles: {
        Row: {
          audience: string;
          category: string;
          content: string;
          created_at: string;
          est_time: string;
          helpful_votes: number;
          id: string;
          is_sample: boolean;
          last_updated: string;
          law_as_of: string | null;
          level: string;
          product_applicability: string[];
          published_on: string | null;
          quick_steps: string[];
          related_articles: string[];
          search_document: unknown;
          slug: string;
          states: string[];
          status: string;
          summary: string;
          tags: string[];
          title: string;
          updated_at: string;
          version: string;
          view_count: number;
        };
        Insert: {
          audience?: string | undefined;
          category: string;
          content?: string | undefined;
          created_at?: string | undefined;
          est_time?: string | undefined;
          helpful_votes?: number | undefined;
          id?: string | undefined;
          is_sample?: boolean | undefined;
          last_updated?: string | undefined;
          law_as_of?: string | null | undefined;
          level?: string | undefined;
          product_applicability?: string[] | undefined;
          published_on?: string | null | undefined;
          quick_steps?: string[] | undefined;
          related_articles?: string[] | undefined;
          slug: string;
          states?: string[] | undefined;
          status?: string | undefined;
          summary?: string | undefined;
          tags?: string[] | undefined;
          title: string;
          updated_at?: string | undefined;
          version?: string | undefined;
          view_count?: number | undefined;
        };
        Update: {
          audience?: string | undefined;
          category?: string | undefined;
          content?: string | undefined;
          created_at?: string | undefined;
          est_time?: string | undefined;
          helpful_votes?: number | undefined;
          id?: string | undefined;
          is_sample?: boolean | undefined;
          last_updated?: string | undefined;
          law_as_of?: string | null | undefined;
          level?: string | undefined;
          product_applicability?: string[] | undefined;
          published_on?: string | null | undefined;
          quick_steps?: string[] | undefined;
          related_articles?: string[] | undefined;
          slug?: string | undefined;
          states?: string[] | undefined;
          status?: string | undefined;
          summary?: string | undefined;
          tags?: string[] | undefined;
          title?: string | undefined;
          updated_at?: string | undefined;
          version?: string | undefined;
          view_count?: number | undefined;
        };
        Relationships: [];
      };
      law_duties: {
        Row: {
          created_at: string;
          duty: string;
          fact_key: string | null;
          id: string;
          key: string;
          kind: string;
          open_reason: string | null;
          owed_by: string;
          pushed_hash: string | null;
          section: string | null;
          state: string;
          statute: string;
          template: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string | undefined;
          duty: string;
          fact_key?: string | null | undefined;
          id?: string | undefined;
          key: string;
          kind: string;
          open_reason?: string | null | undefined;
          owed_by: string;
          pushed_hash?: string | null | undefined;
          section?: string | null | undefined;
          state: string;
          statute: string;
          template?: string | null | undefined;
          updated_at?: string | undefined;
        };
        Update: {
          created_at?: string | undefined;
          duty?: string | undefined;
          fact_key?: string | null | undefined;
          id?: string | undefined;
          key?: string | undefined;
          kind?: string | undefined;
          open_reason?: string | null | undefined;
          owed_by?: string | undefined;
          pushed_hash?: string | null | undefined;
          section?: string | null | undefined;
          state?: string | undefined;
          statute?: string | undefined;
          template?: string | null | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [];
      };
      law_fact_history: {
        Row: {
          action: string;
          after: Json | null;
          before: Json | null;
          changed_by: string | null;
          created_at: string;
          fact_key: string;
          id: number;
        };
        Insert: {
          action: string;
          after?: Json | null | undefined;
          before?: Json | null | undefined;
          changed_by?: string | null | undefined;
          created_at?: string | undefined;
          fact_key: string;
        };
        Update: {
          action?: string | undefined;
          after?: Json | null | undefined;
          before?: Json | null | undefined;
          changed_by?: string | null | undefined;
          created_at?: string | undefined;
          fact_key?: string | undefined;
        };
        Relationships: [];
      };
      law_facts: {
        Row: {
          changes_on: string | null;
          checked_on: string;
          confidence: string;
          created_at: string;
          figure: number | null;
          id: string;
          key: string;
          next_check: string;
          other_sources: string[];
          pin_cite: string | null;
          pushed_hash: string | null;
          quote: string | null;
          source: string;
          source_dated: string | null;
          source_note: string | null;
          state: string;
          statement: string;
          statute: string | null;
          topic: string;
          unit: string | null;
          updated_at: string;
          valid_from: string | null;
          valid_to: string | null;
        };
        Insert: {
          changes_on?: string | null | undefined;
          checked_on: string;
          confidence: string;
          created_at?: string | undefined;
          figure?: number | null | undefined;
          id?: string | undefined;
          key: string;
          next_check: string;
          other_sources?: string[] | undefined;
          pin_cite?: string | null | undefined;
          pushed_hash?: string | null | undefined;
          quote?: string | null | undefined;
          source: string;
          source_dated?: string | null | undefined;
          source_note?: string | null | undefined;
          state: string;
          statement: string;
          statute?: string | null | undefined;
          topic: string;
          unit?: string | null | undefined;
          updated_at?: string | undefined;
          valid_from?: string | null | undefined;
          valid_to?: string | null | undefined;
        };
        Update: {
          changes_on?: string | null | undefined;
          checked_on?: string | undefined;
          confidence?: string | undefined;
          created_at?: string | undefined;
          figure?: number | null | undefined;
          id?: string | undefined;
          key?: string | undefined;
          next_check?: string | undefined;
          other_sources?: string[] | undefined;
          pin_cite?: string | null | undefined;
          pushed_hash?: string | null | undefined;
          quote?: string | null | undefined;
          source?: string | undefined;
          source_dated?: string | null | undefined;
          source_note?: string | null | undefined;
          state?: string | undefined;
          statement?: string | undefined;
          statute?: string | null | undefined;
          topic?: string | undefined;
          unit?: string | null | undefined;
          updated_at?: string | undefined;
          valid_from?: string | null | undefined;
          valid_to?: string | null | undefined;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          asked_on: string;
          asked_states: string[];
          campaign: string;
          confirmed_at: string | null;
          created_at: string;
          customer_since: string | null;
          email: string;
          id: string;
          last_mail_at: string | null;
          name: string;
          newsletter: boolean;
          requested_at: string;
          sequence_ended_at: string | null;
          sequence_ended_by: string | null;
          source: string;
          status: string;
          token_version: number;
          unsubscribed_at: string | null;
          updated_at: string;
          utm: Json;
          wanted_states: string[];
        };
        Insert: {
          asked_on?: string | undefined;
          asked_states?: string[] | undefined;
          campaign?: string | undefined;
          confirmed_at?: string | null | undefined;
          created_at?: string | undefined;
          customer_since?: string | null | undefined;
          email: string;
          id?: string | undefined;
          last_mail_at?: string | null | undefined;
          name?: string | undefined;
          newsletter?: boolean | undefined;
          requested_at?: string | undefined;
          sequence_ended_at?: string | null | undefined;
          sequence_ended_by?: string | null | undefined;
          source?: string | undefined;
          status?: string | undefined;
          token_version?: number | undefined;
          unsubscribed_at?: string | null | undefined;
          updated_at?: string | undefined;
          utm?: Json | undefined;
          wanted_states?: string[] | undefined;
        };
        Update: {
          asked_on?: string | undefined;
          asked_states?: string[] | undefined;
          campaign?: string | undefined;
          confirmed_at?: string | null | undefined;
          created_at?: string | undefined;
          customer_since?: string | null | undefined;
          email?: string | undefined;
          id?: string | undefined;
          last_mail_at?: string | null | undefined;
          name?: string | undefined;
          newsletter?: boolean | undefined;
          requested_at?: string | undefined;
          sequence_ended_at?: string | null | undefined;
          sequence_ended_by?: string | null | undefined;
          source?: string | undefined;
          status?: string | undefined;
          token_version?: number | undefined;
          unsubscribed_at?: string | null | undefined;
          updated_at?: string | undefined;
          utm?: Json | undefined;
          wanted_states?: string[] | undefined;
        };
        Relationships: [];
      };
      license_companies: {
        Row: {
          company_id: string;
          created_at: string;
          license_id: string;
        };
        Insert: {
          company_id: string;
          created_at?: string | undefined;
          license_id: string;
        };
        Update: {
          company_id?: string | undefined;
          created_at?: string | undefined;
          license_id?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'license_companies_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'license_companies_license_id_fkey';
            columns: ['license_id'];
            isOneToOne: false;
            referencedRelation: 'licenses';
            referencedColumns: ['id'];
          },
        ];
      };
      license_profiles: {
        Row: {
          created_at: string;
          license_id: string;
          updated_at: string;
          values: Json;
        };
        Insert: {
          created_at?: string | undefined;
          license_id: string;
          updated_at?: string | undefined;
          values?: Json | undefined;
        };
        Update: {
          created_at?: string | undefined;
          license_id?: string | undefined;
          updated_at?: string | undefined;
          values?: Json | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'license_profiles_license_id_fkey';
            columns: ['license_id'];
            isOneToOne: true;
            referencedRelation: 'licenses';
            referencedColumns: ['id'];
          },
        ];
      };
      licenses: {
        Row: {
          company_id: string | null;
          created_at: string;
          holder_version: number;
          id: string;
          issued_at: string;
          license_key: string;
          product_sku: string;
          purchase_id: string;
          revoked_by_owner_at: string | null;
          status: string;
          status_reason: string | null;
          update_mails_stopped_at: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          company_id?: string | null | undefined;
          created_at?: string | undefined;
          holder_version?: number | undefined;
          id?: string | undefined;
          issued_at?: string | undefined;
          license_key: string;
          product_sku: string;
          purchase_id: string;
          revoked_by_owner_at?: string | null | undefined;
          status?: string | undefined;
          status_reason?: string | null | undefined;
          update_mails_stopped_at?: string | null | undefined;
          updated_at?: string | undefined;
          user_id?: string | null | undefined;
        };
        Update: {
          company_id?: string | null | undefined;
          created_at?: string | undefined;
          holder_version?: number | undefined;
          id?: string | undefined;
          issued_at?: string | undefined;
          license_key?: string | undefined;
          product_sku?: string | undefined;
          purchase_id?: string | undefined;
          revoked_by_owner_at?: string | null | undefined;
          status?: string | undefined;
          status_reason?: string | null | undefined;
          update_mails_stopped_at?: string | null | undefined;
          updated_at?: string | undefined;
          user_id?: string | null | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'licenses_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'licenses_purchase_id_fkey';
            columns: ['purchase_id'];
            isOneToOne: true;
            referencedRelation: 'purchases';
            referencedColumns: ['id'];
          },
        ];
      };
      mail_events: {
        Row: {
          created_at: string;
          detail: string;
          email: string;
          event_id: string;
          id: string;
          is_settled: boolean;
          kind: string;
          mail_id: string | null;
          occurred_at: string;
          provider: string;
        };
        Insert: {
          created_at?: string | undefined;
          detail?: string | undefined;
          email: string;
          event_id: string;
          id?: string | undefined;
          is_settled?: boolean | undefined;
          kind: string;
          mail_id?: string | null | undefined;
          occurred_at: string;
          provider: string;
        };
        Update: {
          created_at?: string | undefined;
          detail?: string | undefined;
          email?: string | undefined;
          event_id?: string | undefined;
          id?: string | undefined;
          is_settled?: boolean | undefined;
          kind?: string | undefined;
          mail_id?: string | null | undefined;
          occurred_at?: string | undefined;
          provider?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'mail_events_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'email_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      mail_suppressions: {
        Row: {
          created_at: string;
          detail: string;
          email: string;
          id: string;
          reason: string;
        };
        Insert: {
          created_at?: string | undefined;
          detail?: string | undefined;
          email: string;
          id?: string | undefined;
          reason: string;
        };
        Update: {
          created_at?: string | undefined;
          detail?: string | undefined;
          email?: string | undefined;
          id?: string | undefined;
          reason?: string | undefined;
        };
        Relationships: [];
      };
      newsletter_issues: {
        Row: {
          bounced: number;
          complained: number;
          created_at: string;
          id: string;
          intro: string;
          items: Json;
          scheduled_for: string | null;
          status: string;
          subject: string;
          unsubscribed: number;
          updated_at: string;
        };
        Insert: {
          bounced?: number | undefined;
          complained?: number | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          intro?: string | undefined;
          items?: Json | undefined;
          scheduled_for?: string | null | undefined;
          status?: string | undefined;
          subject: string;
          unsubscribed?: number | undefined;
          updated_at?: string | undefined;
        };
        Update: {
          bounced?: number | undefined;
          complained?: number | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          intro?: string | undefined;
          items?: Json | undefined;
          scheduled_for?: string | null | undefined;
          status?: string | undefined;
          subject?: string | undefined;
          unsubscribed?: number | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [];
      };
      order_links: {
        Row: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          kind: string;
          mailed_at: string;
          mails: number;
          provider: string | null;
          provider_order_id: string | null;
          used_at: string | null;
        };
        Insert: {
          created_at?: string | undefined;
          email: string;
          expires_at: string;
          id?: string | undefined;
          kind: string;
          mailed_at?: string | undefined;
          mails?: number | undefined;
          provider?: string | null | undefined;
          provider_order_id?: string | null | undefined;
          used_at?: string | null | undefined;
        };
        Update: {
          created_at?: string | undefined;
          email?: string | undefined;
          expires_at?: string | undefined;
          id?: string | undefined;
          kind?: string | undefined;
          mailed_at?: string | undefined;
          mails?: number | undefined;
          provider?: string | null | undefined;
          provider_order_id?: string | null | undefined;
          used_at?: string | null | undefined;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          business_name: string | null;
          created_at: string;
          email: string;
          full_name: string | null;
          id: string;
          newsletter: boolean;
          purchases_count: number;
          role: string;
          updated_at: string;
        };
        Insert: {
          business_name?: string | null | undefined;
          created_at?: string | undefined;
          email: string;
          full_name?: string | null | undefined;
          id: string;
          newsletter?: boolean | undefined;
          purchases_count?: number | undefined;
          role?: string | undefined;
          updated_at?: string | undefined;
        };
        Update: {
          business_name?: string | null | undefined;
          created_at?: string | undefined;
          email?: string | undefined;
          full_name?: string | null | undefined;
          id?: string | undefined;
          newsletter?: boolean | undefined;
          purchases_count?: number | undefined;
          role?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [];
      };
      provider_products: {
        Row: {
          created_at: string;
          currency: string;
          id: string;
          minimum_cents: number;
          not_ours_since: string | null;
          other_prices: Json;
          product_skus: string[];
          provider: string;
          provider_product_id: string;
        };
        Insert: {
          created_at?: string | undefined;
          currency?: string | undefined;
          id?: string | undefined;
          minimum_cents?: number | undefined;
          not_ours_since?: string | null | undefined;
          other_prices?: Json | undefined;
          product_skus: string[];
          provider: string;
          provider_product_id: string;
        };
        Update: {
          created_at?: string | undefined;
          currency?: string | undefined;
          id?: string | undefined;
          minimum_cents?: number | undefined;
          not_ours_since?: string | null | undefined;
          other_prices?: Json | undefined;
          product_skus?: string[] | undefined;
          provider?: string | undefined;
          provider_product_id?: string | undefined;
        };
        Relationships: [];
      };
      purchases: {
        Row: {
          amount_cents: number;
          bundle_sku: string | null;
          coupon: string | null;
          created_at: string;
          currency: string;
          discount_cents: number;
          disputed_cents: number;
          email: string;
          id: string;
          paid_at: string;
          paid_on: string;
          payer_email: string | null;
          product_sku: string;
          provider: string;
          provider_order_id: string;
          refunded_cents: number;
          returned_tax_cents: number;
          status: string;
          tax_cents: number | null;
          tax_included: boolean;
          updated_at: string;
          user_id: string | null;
          utm: Json;
        };
        Insert: {
          amount_cents: number;
          bundle_sku?: string | null | undefined;
          coupon?: string | null | undefined;
          created_at?: string | undefined;
          currency?: string | undefined;
          discount_cents?: number | undefined;
          disputed_cents?: number | undefined;
          email: string;
          id?: string | undefined;
          paid_at: string;
          paid_on?: string | undefined;
          payer_email?: string | null | undefined;
          product_sku: string;
          provider: string;
          provider_order_id: string;
          refunded_cents?: number | undefined;
          returned_tax_cents?: number | undefined;
          status?: string | undefined;
          tax_cents?: number | null | undefined;
          tax_included?: boolean | undefined;
          updated_at?: string | undefined;
          user_id?: string | null | undefined;
          utm?: Json | undefined;
        };
        Update: {
          amount_cents?: number | undefined;
          bundle_sku?: string | null | undefined;
          coupon?: string | null | undefined;
          created_at?: string | undefined;
          currency?: string | undefined;
          discount_cents?: number | undefined;
          disputed_cents?: number | undefined;
          email?: string | undefined;
          id?: string | undefined;
          paid_at?: string | undefined;
          paid_on?: string | undefined;
          payer_email?: string | null | undefined;
          product_sku?: string | undefined;
          provider?: string | undefined;
          provider_order_id?: string | undefined;
          refunded_cents?: number | undefined;
          returned_tax_cents?: number | undefined;
          status?: string | undefined;
          tax_cents?: number | null | undefined;
          tax_included?: boolean | undefined;
          updated_at?: string | undefined;
          user_id?: string | null | undefined;
          utm?: Json | undefined;
        };
        Relationships: [];
      };
      review_contacts: {
        Row: {
          email: string;
          product_sku: string;
          rejection_reason: string | null;
          review_id: string;
          verified: boolean;
        };
        Insert: {
          email: string;
          product_sku: string;
          rejection_reason?: string | null | undefined;
          review_id: string;
          verified?: boolean | undefined;
        };
        Update: {
          email?: string | undefined;
          product_sku?: string | undefined;
          rejection_reason?: string | null | undefined;
          review_id?: string | undefined;
          verified?: boolean | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'review_contacts_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: true;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          created_at: string;
          email: string | null;
          first_name: string;
          id: string;
          moderated_at: string | null;
          product_sku: string;
          rating: number;
          review_text: string | null;
          status: string;
          verified: boolean;
        };
        Insert: {
          answer?: string | null | undefined;
          answered_at?: string | null | undefined;
          created_at?: string | undefined;
          email?: string | null | undefined;
          first_name: string;
          id?: string | undefined;
          moderated_at?: string | null | undefined;
          product_sku: string;
          rating: number;
          review_text?: string | null | undefined;
          status?: string | undefined;
          verified?: boolean | undefined;
        };
        Update: {
          answer?: string | null | undefined;
          answered_at?: string | null | undefined;
          created_at?: string | undefined;
          email?: string | null | undefined;
          first_name?: string | undefined;
          id?: string | undefined;
          moderated_at?: string | null | undefined;
          product_sku?: string | undefined;
          rating?: number | undefined;
          review_text?: string | null | undefined;
          status?: string | undefined;
          verified?: boolean | undefined;
        };
        Relationships: [];
      };
      scheduler_runs: {
        Row: {
          blocked: number;
          created_at: string;
          id: string;
          published: number;
          slot: string | null;
        };
        Insert: {
          blocked?: number | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          published?: number | undefined;
          slot?: string | null | undefined;
        };
        Update: {
          blocked?: number | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          published?: number | undefined;
          slot?: string | null | undefined;
        };
        Relationships: [];
      };
      search_misses: {
        Row: {
          created_at: string;
          last_searched_at: string;
          query: string;
          searches: number;
        };
        Insert: {
          created_at?: string | undefined;
          last_searched_at?: string | undefined;
          query: string;
          searches?: number | undefined;
        };
        Update: {
          created_at?: string | undefined;
          last_searched_at?: string | undefined;
          query?: string | undefined;
          searches?: number | undefined;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          created_at: string;
          is_public: boolean;
          key: string;
          stored_at: string | null;
          updated_at: string;
          updated_by: string | null;
          value: string | null;
          write_only: boolean;
        };
        Insert: {
          created_at?: string | undefined;
          is_public?: boolean | undefined;
          key: string;
          stored_at?: string | null | undefined;
          updated_at?: string | undefined;
          updated_by?: string | null | undefined;
          value?: string | null | undefined;
          write_only?: boolean | undefined;
        };
        Update: {
          created_at?: string | undefined;
          is_public?: boolean | undefined;
          key?: string | undefined;
          stored_at?: string | null | undefined;
          updated_at?: string | undefined;
          updated_by?: string | null | undefined;
          value?: string | null | undefined;
          write_only?: boolean | undefined;
        };
        Relationships: [];
      };
      social_campaigns: {
        Row: {
          created_at: string;
          days: number;
          id: string;
          name: string;
          platforms: string[];
          starts_on: string;
        };
        Insert: {
          created_at?: string | undefined;
          days?: number | undefined;
          id?: string | undefined;
          name: string;
          platforms?: string[] | undefined;
          starts_on: string;
        };
        Update: {
          created_at?: string | undefined;
          days?: number | undefined;
          id?: string | undefined;
          name?: string | undefined;
          platforms?: string[] | undefined;
          starts_on?: string | undefined;
        };
        Relationships: [];
      };
      social_snippets: {
        Row: {
          campaign_id: string | null;
          content_type: string;
          created_at: string;
          hashtags: string[];
          id: string;
          image_alt: string | null;
          image_prompt: string | null;
          image_url: string | null;
          is_placeholder: boolean;
          platform: string;
          post_text: string;
          review_note: string | null;
          scheduled_for: string | null;
          source_title: string | null;
          updated_at: string;
          utm_link: string | null;
          week: number;
        };
        Insert: {
          campaign_id?: string | null | undefined;
          content_type?: string | undefined;
          created_at?: string | undefined;
          hashtags?: string[] | undefined;
          id?: string | undefined;
          image_alt?: string | null | undefined;
          image_prompt?: string | null | undefined;
          image_url?: string | null | undefined;
          is_placeholder?: boolean | undefined;
          platform: string;
          post_text: string;
          review_note?: string | null | undefined;
          scheduled_for?: string | null | undefined;
          source_title?: string | null | undefined;
          updated_at?: string | undefined;
          utm_link?: string | null | undefined;
          week?: number | undefined;
        };
        Update: {
          campaign_id?: string | null | undefined;
          content_type?: string | undefined;
          created_at?: string | undefined;
          hashtags?: string[] | undefined;
          id?: string | undefined;
          image_alt?: string | null | undefined;
          image_prompt?: string | null | undefined;
          image_url?: string | null | undefined;
          is_placeholder?: boolean | undefined;
          platform?: string | undefined;
          post_text?: string | undefined;
          review_note?: string | null | undefined;
          scheduled_for?: string | null | undefined;
          source_title?: string | null | undefined;
          updated_at?: string | undefined;
          utm_link?: string | null | undefined;
          week?: number | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'social_snippets_campaign_id_fkey';
            columns: ['campaign_id'];
            isOneToOne: false;
            referencedRelation: 'social_campaigns';
            referencedColumns: ['id'];
          },
        ];
      };
      starter_pack_assets: {
        Row: {
          bullets: string[];
          content: string;
          content_hash: string;
          created_at: string;
          formats: string[];
          position: number;
          slug: string;
          summary: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          bullets: string[];
          content: string;
          content_hash: string;
          created_at?: string | undefined;
          formats?: string[] | undefined;
          position?: number | undefined;
          slug: string;
          summary: string;
          title: string;
          updated_at?: string | undefined;
        };
        Update: {
          bullets?: string[] | undefined;
          content?: string | undefined;
          content_hash?: string | undefined;
          created_at?: string | undefined;
          formats?: string[] | undefined;
          position?: number | undefined;
          slug?: string | undefined;
          summary?: string | undefined;
          title?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [];
      };
      template_links: {
        Row: {
          google_docs_url: string;
          template_id: string;
          updated_at: string;
        };
        Insert: {
          google_docs_url: string;
          template_id: string;
          updated_at?: string | undefined;
        };
        Update: {
          google_docs_url?: string | undefined;
          template_id?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'template_links_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: true;
            referencedRelation: 'templates';
            referencedColumns: ['id'];
          },
        ];
      };
      template_packages: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          last_updated: string;
          position: number;
          product_sku: string;
          state: string;
          title: string;
          version: string;
        };
        Insert: {
          created_at?: string | undefined;
          description?: string | undefined;
          id: string;
          last_updated: string;
          position?: number | undefined;
          product_sku: string;
          state: string;
          title: string;
          version: string;
        };
        Update: {
          created_at?: string | undefined;
          description?: string | undefined;
          id?: string | undefined;
          last_updated?: string | undefined;
          position?: number | undefined;
          product_sku?: string | undefined;
          state?: string | undefined;
          title?: string | undefined;
          version?: string | undefined;
        };
        Relationships: [];
      };
      template_trees: {
        Row: {
          content_hash: string;
          created_at: string;
          path: string;
          reader_revision: string;
          tree: string;
        };
        Insert: {
          content_hash: string;
          created_at?: string | undefined;
          path: string;
          reader_revision: string;
          tree: string;
        };
        Update: {
          content_hash?: string | undefined;
          created_at?: string | undefined;
          path?: string | undefined;
          reader_revision?: string | undefined;
          tree?: string | undefined;
        };
        Relationships: [];
      };
      template_versions: {
        Row: {
          change_note: string;
          changes: string;
          content: string;
          content_hash: string;
          created_at: string;
          edited_by: string | null;
          facts: Json | null;
          id: string;
          origin: string;
          published_at: string | null;
          published_by: string | null;
          released_on: string | null;
          revision: number;
          template_id: string;
          version: string;
        };
        Insert: {
          change_note?: string | undefined;
          changes?: string | undefined;
          content: string;
          content_hash: string;
          created_at?: string | undefined;
          edited_by?: string | null | undefined;
          facts?: Json | null | undefined;
          id?: string | undefined;
          origin: string;
          published_at?: string | null | undefined;
          published_by?: string | null | undefined;
          released_on?: string | null | undefined;
          revision: number;
          template_id: string;
          version: string;
        };
        Update: {
          change_note?: string | undefined;
          changes?: string | undefined;
          content?: string | undefined;
          content_hash?: string | undefined;
          created_at?: string | undefined;
          edited_by?: string | null | undefined;
          facts?: Json | null | undefined;
          id?: string | undefined;
          origin?: string | undefined;
          published_at?: string | null | undefined;
          published_by?: string | null | undefined;
          released_on?: string | null | undefined;
          revision?: number | undefined;
          template_id?: string | undefined;
          version?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'template_versions_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'templates';
            referencedColumns: ['id'];
          },
        ];
      };
      templates: {
        Row: {
          created_at: string;
          formats: string[];
          id: string;
          is_retired: boolean;
          last_reviewed: string;
          law_as_of: string;
          package_id: string;
          page_count: number | null;
          path: string;
          position: number;
          slug: string;
          states: string[];
          summary: string;
          title: string;
          type: string;
          updated_at: string;
          version: string;
          word_count: number;
        };
        Insert: {
          created_at?: string | undefined;
          formats?: string[] | undefined;
          id?: string | undefined;
          is_retired?: boolean | undefined;
          last_reviewed: string;
          law_as_of: string;
          package_id: string;
          page_count?: number | null | undefined;
          path: string;
          position?: number | undefined;
          slug: string;
          states: string[];
          summary?: string | undefined;
          title: string;
          type: string;
          updated_at?: string | undefined;
          version: string;
          word_count: number;
        };
        Update: {
          created_at?: string | undefined;
          formats?: string[] | undefined;
          id?: string | undefined;
          is_retired?: boolean | undefined;
          last_reviewed?: string | undefined;
          law_as_of?: string | undefined;
          package_id?: string | undefined;
          page_count?: number | null | undefined;
          path?: string | undefined;
          position?: number | undefined;
          slug?: string | undefined;
          states?: string[] | undefined;
          summary?: string | undefined;
          title?: string | undefined;
          type?: string | undefined;
          updated_at?: string | undefined;
          version?: string | undefined;
          word_count?: number | undefined;
        };
        Relationships: [];
      };
      update_notice_recipients: {
        Row: {
          answers_hash: string | null;
          created_at: string;
          id: string;
          lease: string | null;
          lease_until: string | null;
          license_id: string;
          mail_id: string | null;
          notice_id: string;
          state: string;
          why: string | null;
        };
        Insert: {
          answers_hash?: string | null | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          license_id: string;
          mail_id?: string | null | undefined;
          notice_id: string;
          state?: string | undefined;
          why?: string | null | undefined;
        };
        Update: {
          answers_hash?: string | null | undefined;
          created_at?: string | undefined;
          id?: string | undefined;
          lease?: string | null | undefined;
          lease_until?: string | null | undefined;
          license_id?: string | undefined;
          mail_id?: string | null | undefined;
          notice_id?: string | undefined;
          state?: string | undefined;
          why?: string | null | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'update_notice_recipients_license_id_fkey';
            columns: ['license_id'];
            isOneToOne: false;
            referencedRelation: 'licenses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'update_notice_recipients_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'email_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'update_notice_recipients_notice_id_fkey';
            columns: ['notice_id'];
            isOneToOne: false;
            referencedRelation: 'update_notices';
            referencedColumns: ['id'];
          },
        ];
      };
      update_notices: {
        Row: {
          changed_at: string;
          created_at: string;
          enrolled_at: string | null;
          facts: Json;
          from_revision: number;
          from_version: string;
          id: string;
          reason: string;
          scheduled_for: string | null;
          sent_at: string | null;
          state: string;
          template_id: string;
          to_revision: number;
          to_version: string;
          updated_at: string;
        };
        Insert: {
          changed_at?: string | undefined;
          created_at?: string | undefined;
          enrolled_at?: string | null | undefined;
          facts?: Json | undefined;
          from_revision: number;
          from_version: string;
          id?: string | undefined;
          reason?: string | undefined;
          scheduled_for?: string | null | undefined;
          sent_at?: string | null | undefined;
          state?: string | undefined;
          template_id: string;
          to_revision: number;
          to_version: string;
          updated_at?: string | undefined;
        };
        Update: {
          changed_at?: string | undefined;
          created_at?: string | undefined;
          enrolled_at?: string | null | undefined;
          facts?: Json | undefined;
          from_revision?: number | undefined;
          from_version?: string | undefined;
          id?: string | undefined;
          reason?: string | undefined;
          scheduled_for?: string | null | undefined;
          sent_at?: string | null | undefined;
          state?: string | undefined;
          template_id?: string | undefined;
          to_revision?: number | undefined;
          to_version?: string | undefined;
          updated_at?: string | undefined;
        };
        Relationships: [
          {
            foreignKeyName: 'update_notices_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: true;
            referencedRelation: 'templates';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_events: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          doubt: string | null;
          error: string | null;
          event: Json;
          event_id: string;
          id: string;
          kind: string;
          occurred_at: string;
          order_keys: string[];
          payload: string;
          processed_at: string | null;
          provider: string;
        };
        Insert: {
          accepted_at?: string | null | undefined;
          created_at?: string | undefined;
          doubt?: string | null | undefined;
          error?: string | null | undefined;
          event: Json;
          event_id: string;
          id?: string | undefined;
          kind: string;
          occurred_at: string;
          order_keys?: string[] | undefined;
          payload: string;
          processed_at?: string | null | undefined;
          provider: string;
        };
        Update: {
          accepted_at?: string | null | undefined;
          created_at?: string | undefined;
          doubt?: string | null | undefined;
          error?: string | null | undefined;
          event?: Json | undefined;
          event_id?: string | undefined;
          id?: string | undefined;
          kind?: string | undefined;
          occurred_at?: string | undefined;
          order_keys?: string[] | undefined;
          payload?: string | undefined;
          processed_at?: string | null | undefined;
          provider?: string | undefined;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_company_invitation: {
        Args: { invitation: string; version: number };
        Returns: Json;
      };
      admin_accept_currency: {
        Args: { event_id: string; lowest_cents: number };
        Returns: Json;
      };
      admin_allow_address: {
        Args: { address_id: string };
        Returns: undefined;
      };
      admin_answer_review: {
        Args: { review_id: string; answer: string };
        Returns: undefined;
      };
      admin_attention: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_cancel_mail: {
        Args: { mail_id: string };
        Returns: undefined;
      };
      admin_close_event: {
        Args: { event_id: string; reason: string };
        Returns: undefined;
      };
      admin_dashboard_stats: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_delete_lead: {
        Args: { lead_id: string; reason: string };
        Returns: undefined;
      };
      admin_delete_newsletter: {
        Args: { issue_id: string };
        Returns: undefined;
      };
      admin_delete_person: {
        Args: { address: string; typed_address: string; names?: string[] | undefined };
        Returns: Json;
      };
      admin_deliver_event: {
        Args: { event_id: string; reason: string; buyer_email?: string | undefined };
        Returns: undefined;
      };
      admin_end_order_links: {
        Args: { order_provider: string; order_id: string; reason: string };
        Returns: undefined;
      };
      admin_export_page: {
        Args: { list: string; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_export_person: {
        Args: { address: string };
        Returns: Json;
      };
      admin_fact_reach: {
        Args: Record<PropertyKey, never>;
        Returns: { fact_key: string; documents: number; buyers: number }[];
      };
      admin_fact_use: {
        Args: { wanted: string };
        Returns: Json;
      };
      admin_list_articles: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_changes: {
        Args: { search?: string | undefined; object_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_events: {
        Args: { search?: string | undefined; state_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_leads: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_mails: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_messages: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_newsletters: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_orders: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_posts: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_reviews: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_stopped_addresses: {
        Args: { search?: string | undefined; reason_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_update_notices: {
        Args: { search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_update_recipients: {
        Args: { for_notice: string; search?: string | undefined; status_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_list_users: {
        Args: { search?: string | undefined; role_filter?: string | undefined; page_cursor?: string | undefined; page_size?: number | undefined };
        Returns: Json;
      };
      admin_map_product: {
        Args: { product_provider: string; provider_product: string; skus: string[]; lowest_cents?: number | undefined; product_currency?: string | undefined; seen?: Json | undefined; other_prices?: Json | undefined };
        Returns: Json;
      };
      admin_message: {
        Args: { message_id: string };
        Returns: Json;
      };
      admin_moderate_reviews: {
        Args: { review_ids: string[]; new_status: string; reason?: string | undefined; seen_status?: string | undefined };
        Returns: number;
      };
      admin_move_license: {
        Args: { license_id: string; new_email: string; reason: string };
        Returns: undefined;
      };
      admin_newsletter: {
        Args: { issue_id: string };
        Returns: Json;
      };
      admin_newsletter_audience: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_open_shop: {
        Args: { changes: Json; seen: Json; open_items: string[] };
        Returns: undefined;
      };
      admin_opening_facts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_order: {
        Args: { order_provider: string; order_id: string };
        Returns: Json;
      };
      admin_person: {
        Args: { address: string };
        Returns: Json;
      };
      admin_product_not_ours: {
        Args: { product_provider: string; provider_product: string };
        Returns: Json;
      };
      admin_provider_products: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_publish_settings: {
        Args: { changes: Json; seen: Json };
        Returns: undefined;
      };
      admin_record_audit: {
        Args: { paths: string[]; errors: number; warnings: number; successes: number; findings: Json };
        Returns: Json;
      };
      admin_replay_event: {
        Args: { event_id: string };
        Returns: string;
      };
      admin_reply_message: {
        Args: { message_id: string; reply_id: string; body: string; seen_replies: number };
        Returns: undefined;
      };
      admin_report: {
        Args: { from_day: string; to_day: string };
        Returns: Json;
      };
      admin_resend_confirmation: {
        Args: { lead_id: string };
        Returns: undefined;
      };
      admin_resend_receipt: {
        Args: { order_provider: string; order_id: string };
        Returns: undefined;
      };
      admin_retry_failed_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      admin_retry_mail: {
        Args: { mail_id: string };
        Returns: undefined;
      };
      admin_save_newsletter: {
        Args: { issue_id: string; subject: string; intro: string; items: Json; seen?: string | undefined };
        Returns: Json;
      };
      admin_save_text: {
        Args: { text_kind: string; fields: Json; text_id?: string | undefined; seen?: string | undefined };
        Returns: Json;
      };
      admin_schedule_newsletter: {
        Args: { issue_id: string; send_at: string; seen?: string | undefined };
        Returns: undefined;
      };
      admin_schedule_update_notice: {
        Args: { notice_id: string; seen: string; send_at?: string | undefined; new_reason?: string | undefined };
        Returns: undefined;
      };
      admin_send_test_mail: {
        Args: { mail_template: string };
        Returns: string;
      };
      admin_send_test_newsletter: {
        Args: { issue_id: string };
        Returns: string;
      };
      admin_set_license: {
        Args: { license_id: string; new_status: string; reason: string };
        Returns: undefined;
      };
      admin_set_message_status: {
        Args: { message_id: string; new_status: string };
        Returns: undefined;
      };
      admin_set_role: {
        Args: { user_id: string; new_role: string };
        Returns: undefined;
      };
      admin_settings_history: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_shop_status: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_template_drafts: {
        Args: Record<PropertyKey, never>;
        Returns: { path: string; revision: number; saved_at: string; saved_by: string }[];
      };
      admin_text_version: {
        Args: { text_kind: string; text_id: string; change_id: number };
        Returns: Json;
      };
      admin_undo_settings: {
        Args: { undone_change_set: string };
        Returns: undefined;
      };
      admin_unmap_product: {
        Args: { mapping_id: string };
        Returns: undefined;
      };
      admin_unsubscribe_lead: {
        Args: { lead_id: string };
        Returns: undefined;
      };
      admin_update_notice: {
        Args: { notice_id: string };
        Returns: Json;
      };
      admin_user: {
        Args: { user_id: string };
        Returns: Json;
      };
      admin_wanted_states: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_watch_product: {
        Args: { mapping_id: string };
        Returns: Json;
      };
      admin_withdraw_newsletter: {
        Args: { issue_id: string };
        Returns: number;
      };
      admin_withdraw_update_notice: {
        Args: { notice_id: string };
        Returns: number;
      };
      ai_usage: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      begin_ai_batch: {
        Args: { admin_id: string; function_name: string; model: string; input: Json; jobs: Json; reserved_cost: number; is_sample: boolean };
        Returns: { run_id: string; refusal: string; retry_after: number }[];
      };
      begin_ai_run: {
        Args: { admin_id: string; function_name: string; model: string; input: Json; wanted: number; reserved_cost: number; is_sample: boolean };
        Returns: { run_id: string; refusal: string; retry_after: number }[];
      };
      begin_calendar_draft: {
        Args: { item_id: string };
        Returns: undefined;
      };
      call_durably: {
        Args: { call_id: string; called: string; arguments: Json };
        Returns: string;
      };
      claim_ai_job: {
        Args: { lease_seconds: number; only_run?: string | undefined };
        Returns: Database['public']['Tables']['ai_jobs']['Row'][];
      };
      claim_email_messages: {
        Args: { max_messages: number; lease_seconds: number; opt_ins_per_hour?: number | undefined };
        Returns: Database['public']['Tables']['email_messages']['Row'][];
      };
      claim_exports: {
        Args: { max_jobs: number; lease_seconds: number };
        Returns: Database['public']['Tables']['exports']['Row'][];
      };
      claim_purchases_for_user: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      claim_update_recipients: {
        Args: { max_recipients: number; lease_seconds: number };
        Returns: Json;
      };
      company_people: {
        Args: { company: string };
        Returns: Json;
      };
      confirm_lead: {
        Args: { lead_id: string; lead_token_version: number };
        Returns: string;
      };
      consume_caller_limit: {
        Args: { bucket: string; address: string; max_hits: number; window_seconds: number };
        Returns: number;
      };
      consume_rate_limit: {
        Args: { bucket: string; subject: string; max_hits: number; window_seconds: number };
        Returns: number;
      };
      create_company: {
        Args: { new_id: string; company_name: string };
        Returns: string;
      };
      create_starter_calendar: {
        Args: { topics: Json };
        Returns: number;
      };
      delete_what_is_due: {
        Args: { as_of?: string | undefined };
        Returns: undefined;
      };
      describe_address_change: {
        Args: { token_hash: string };
        Returns: Json;
      };
      describe_order: {
        Args: { order_provider: string; order_id: string; recipient?: string | undefined };
        Returns: Json;
      };
      describe_payment: {
        Args: { payment_provider: string; order_id: string };
        Returns: Json;
      };
      describe_update_mail: {
        Args: { message_id: string };
        Returns: Json;
      };
      doubt_checkout_order: {
        Args: { event_provider: string; doubted_event: string; reason: string };
        Returns: boolean;
      };
      end_my_order_links: {
        Args: { purchase_id: string };
        Returns: undefined;
      };
      end_my_session: {
        Args: { session_id: string };
        Returns: boolean;
      };
      ensure_admin_role: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      export_my_data: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      fact_documents: {
        Args: { sku?: string | undefined; state_code?: string | undefined };
        Returns: { fact_key: string; path: string; title: string; product_sku: string; version: string; released_on: string }[];
      };
      finish_ai_run: {
        Args: { run_id: string; outcome: string; output: Json; cost: number; used: number; tokens_in: number; tokens_out: number; reason?: string | undefined };
        Returns: boolean;
      };
      hold_checkout_payload: {
        Args: { payload_provider: string; payload_hash: string; raw_payload: string; reason: string; payload_kind?: string | undefined };
        Returns: undefined;
      };
      invite_to_company: {
        Args: { company: string; address: string; new_role: string };
        Returns: string;
      };
      law_fact_changes: {
        Args: { state_code?: string | undefined };
        Returns: { id: number; fact_key: string; state: string; topic: string; recorded_on: string; statement: string; statute: string; source: string; old_figure: number; old_unit: string; old_valid_from: string; new_figure: number; new_unit: string; new_valid_from: string }[];
      };
      leave_calendar_draft: {
        Args: { item_id: string };
        Returns: undefined;
      };
      license_updates: {
        Args: { wanted_license: string };
        Returns: { template_path: string; state: string; from_version: string; to_version: string; reason: string; facts: Json; told_at: string }[];
      };
      list_my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      make_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      may_receive_marketing: {
        Args: { address: string; for_lead?: string | undefined };
        Returns: boolean;
      };
      may_receive_update_mail: {
        Args: { message_id: string };
        Returns: boolean;
      };
      my_admin_access: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      my_licenses: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string; product_sku: string; license_key: string; status: string; status_reason: string; issued_on: string; company_id: string; further_company_ids: string[]; is_mine: boolean }[];
      };
      my_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      needs_password: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      note_mail_provider: {
        Args: { provider_name: string };
        Returns: undefined;
      };
      note_shop_mark: {
        Args: { mark_name: string; mark_detail: Json };
        Returns: undefined;
      };
      open_fact_changes: {
        Args: Record<PropertyKey, never>;
        Returns: { id: number; fact_key: string; state: string; source: string; before: Json; after: Json; duty_templates: string[] }[];
      };
      open_order_link: {
        Args: { link_id: string };
        Returns: Json;
      };
      order_calendar: {
        Args: { ids: string[] };
        Returns: undefined;
      };
      payment_under_way: {
        Args: { order_key: string; buyer_email?: string | undefined };
        Returns: Json;
      };
      product_changes: {
        Args: { sku: string };
        Returns: { saved_on: string; title: string; version: string; is_first: boolean; changes: string }[];
      };
      prove_sign_up: {
        Args: { account: string; token: string; word: string };
        Returns: boolean;
      };
      publish_template_version: {
        Args: { template_path: string; wanted_revision: number; publisher: string };
        Returns: number;
      };
      publishing_slots: {
        Args: { how_many?: number | undefined };
        Returns: string[];
      };
      queue_auth_mail: {
        Args: { recipient: string; template: string; mail_subject: string; mail_html: string; mail_key: string; is_counted?: boolean | undefined; network?: string | undefined };
        Returns: string;
      };
      queue_newsletter_mails: {
        Args: { batch?: number | undefined };
        Returns: number;
      };
      queue_update_mails: {
        Args: { max_recipients: number };
        Returns: number;
      };
      read_auth_mail: {
        Args: { of_message: string };
        Returns: Json;
      };
      read_setting_secrets: {
        Args: Record<PropertyKey, never>;
        Returns: { key: string; value: string }[];
      };
      receive_checkout_event: {
        Args: { checkout_event: Json; raw_payload: string };
        Returns: string;
      };
      receive_mail_event: {
        Args: { event_provider: string; provider_event_id: string; event_kind: string; address: string; provider_message_id: string; event_detail: string; event_time: string };
        Returns: boolean;
      };
      record_article_view: {
        Args: { slug: string };
        Returns: number;
      };
      record_content_check: {
        Args: { kind: string; id: string; checked_content: string; checked_states: string[]; findings: Json; ai_run?: string | undefined };
        Returns: number;
      };
      record_health: {
        Args: { disk?: Json | undefined };
        Returns: undefined;
      };
      record_search_miss: {
        Args: { query: string };
        Returns: undefined;
      };
      remove_company_member: {
        Args: { company: string; member: string };
        Returns: undefined;
      };
      reopen_orders: {
        Args: { access: Json };
        Returns: Json;
      };
      request_order_link: {
        Args: { buyer_email: string };
        Returns: undefined;
      };
      request_starter_pack: {
        Args: { lead_id: string; lead_name: string; lead_email: string; lead_utm?: Json | undefined; lead_source?: string | undefined; caller_network?: string | undefined; wanted_state?: string | undefined };
        Returns: string;
      };
      reserve_mail_slot: {
        Args: { mails_per_second: number };
        Returns: number;
      };
      resolve_content_finding: {
        Args: { finding_id: string; reason: string };
        Returns: boolean;
      };
      restart_export: {
        Args: { export_id: string; lease_seconds: number };
        Returns: Database['public']['Tables']['exports']['Row'][];
      };
      review_spread: {
        Args: { sku: string };
        Returns: { rating: number; reviews: number }[];
      };
      run_blog_scheduler: {
        Args: { manual?: boolean | undefined; at?: string | undefined };
        Returns: { slot: string; published: number; blocked: number; is_new: boolean }[];
      };
      save_calendar_post: {
        Args: { item_id: string; post: Json; ai_run: string };
        Returns: { post_id: string; post_slug: string }[];
      };
      save_calendar_text: {
        Args: { item_id: string; part: string; content: string };
        Returns: undefined;
      };
      save_company_values: {
        Args: { answers: Json; company?: string | undefined };
        Returns: string;
      };
      save_google_docs_link: {
        Args: { template_path: string; url: string; seen?: string[] | undefined };
        Returns: undefined;
      };
      save_social_campaign: {
        Args: { campaign_name: string; first_day: string; snippets: Json };
        Returns: string;
      };
      save_template_version: {
        Args: { template_path: string; base_revision: number; facts: Json; content: string; content_hash: string; edited_by: string; changes?: string | undefined; change_note?: string | undefined; restored_from?: number | undefined };
        Returns: number;
      };
      search_articles: {
        Args: { query: string };
        Returns: { slug: string; title: string; summary: string; category: string; level: string; est_time: string; rank: number; title_marked: string; excerpt_marked: string; searched: string }[];
      };
      search_sources: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      send_my_receipt: {
        Args: { purchase_id: string };
        Returns: undefined;
      };
      set_company_role: {
        Args: { company: string; member: string; new_role: string };
        Returns: undefined;
      };
      set_my_update_mails: {
        Args: { wanted: boolean };
        Returns: undefined;
      };
      settle_ai_job: {
        Args: { job_id: string; job_lease: string; result: Json; reason: string; words: number; used_tokens_in: number; used_tokens_out: number; cost: number };
        Returns: boolean;
      };
      settle_email_message: {
        Args: { message_id: string; message_lease: string; outcome: string; reason?: string | undefined; retry_at?: string | undefined; provider_message_id?: string | undefined };
        Returns: boolean;
      };
      settle_export: {
        Args: { export_id: string; export_lease: string; outcome: string; reason?: string | undefined; retry_at?: string | undefined; artifact?: string | undefined; bytes?: number | undefined; milliseconds?: number | undefined; hash?: string | undefined; made_from?: number | undefined };
        Returns: boolean;
      };
      settle_fact_change: {
        Args: { change_id: number; templates: string[] };
        Returns: boolean;
      };
      settle_update_recipients: {
        Args: { claim_lease: string; affected: string[]; unaffected: string[] };
        Returns: number;
      };
      stop_update_mails: {
        Args: { for_license: string; recipient?: string | undefined };
        Returns: boolean;
      };
      submit_contact_message: {
        Args: { message_id: string; sender_name: string; sender_email: string; subject: string; category: string; message: string };
        Returns: string;
      };
      template_buyers: {
        Args: { template_path: string };
        Returns: number;
      };
      text_to_check: {
        Args: { kind: string; id: string; fields?: Json | undefined };
        Returns: Json;
      };
      unsubscribe_lead: {
        Args: { lead_id: string };
        Returns: boolean;
      };
      unsubscribe_newsletter: {
        Args: { person_id: string; issue_id: string };
        Returns: boolean;
      };
      use_license_for_company: {
        Args: { license: string; company: string };
        Returns: undefined;
      };
      use_recovery_code: {
        Args: { code: string };
        Returns: Json;
      };
      vote_article_helpful: {
        Args: { slug: string; helpful: boolean };
        Returns: boolean;
      };
      withdraw_company_invitation: {
        Args: { invitation: string };
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
